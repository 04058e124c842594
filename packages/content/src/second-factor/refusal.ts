import { APIError } from 'payload';

/** Says in plain words why not; shown to the person as it is. */
export class Refused extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true);
  }
}
