import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';

/** Rejects a request; the message is shown to the person. */
export class Refused extends APIError {
  constructor(message: string, status = 400) {
    super(message, status);
  }
}

/** Reads the JSON of a request; anything else reads as an empty object, which the schema rejects. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return {};
  }
}

type Handler = (req: PayloadRequest) => Promise<Response> | Response;

/** Responds to expected errors in the shape of Payload's own, and keeps them out of the error log. */
export function plainly(handler: Handler): Handler {
  return async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      const isInvalid = error instanceof z.ZodError;
      if (!isInvalid && !(error instanceof Refused)) throw error;
      const message = isInvalid ? error.issues[0]?.message : error.message;
      return Response.json({ errors: [{ message }] }, { status: isInvalid ? 400 : error.status });
    }
  };
}
