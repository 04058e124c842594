import { APIError } from 'payload';
import { spanText } from '../messages/answer-time.ts';
import type { NewerVersion } from './versions.ts';

/** A save began from a version that is not the newest any more: status 409 with who saved it and when. */
export class EditConflict extends APIError<{ newer: NewerVersion }> {
  constructor(newer: NewerVersion) {
    super(`${sentenceAbout(newer)} Yours was not saved.`, 409, { newer }, true);
  }
}

/** Of many records that were to be changed at once, some have changed since their list was read: status 409. */
export class ListConflict extends APIError<{ newer: NewerVersion }> {
  constructor(newer: NewerVersion, changed: number) {
    const which = changed === 1 ? 'One of these records has' : `${changed} of these records have`;
    super(
      `${which} changed since this list was loaded. ${sentenceAbout(newer)} Nothing was saved: load the list again and look at them.`,
      409,
      { newer },
      true,
    );
  }
}

function sentenceAbout({ by, at }: NewerVersion): string {
  return `${by ?? 'The system'} saved a newer version ${spanText(Math.max(0, Date.now() - Date.parse(at)))} ago.`;
}
