import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';

/** Says in plain words why not; shown to the person as it is. */
export class Refused extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true);
  }
}

/** Reads the JSON of a request; what is no JSON counts as nothing typed, and the schema says so. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return {};
  }
}

type Handler = (req: PayloadRequest) => Promise<Response> | Response;

/** Answers refusals in the shape of Payload's own errors, and keeps them out of the log of failures. */
export function plainly(handler: Handler): Handler {
  return async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      if (error instanceof Refused) return refuse(error.message, error.status);
      if (error instanceof z.ZodError)
        return refuse(error.issues[0]?.message ?? 'Please fill in every field.', 400);
      throw error;
    }
  };
}

function refuse(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
