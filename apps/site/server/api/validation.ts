import { parseJson } from '@riverfront/backend/fields/json';
import { messages } from '@riverfront/contract';
import type { z } from 'zod';
import { HttpError } from './http-error.ts';

/** Longest JSON body in bytes: the longest message four times over. */
const maxBytes = 64 * 1024;

/**
 * Reads and validates a JSON body; its size is limited while it streams.
 * @param summarise the message for validation errors by field
 * @throws {HttpError} 413, 415, or 400 with validation errors
 */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T | ((json: unknown) => Promise<T>),
  summarise = summariseErrors,
): Promise<z.output<T>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new HttpError(415, 'invalid', 'Please send this as JSON.');
  const json = parseJson(await readText(request));
  if (json === undefined) throw new HttpError(400, 'invalid', 'The form could not be read.');
  return checkBody(json, typeof schema === 'function' ? await schema(json) : schema, summarise);
}

/** Validates the body of a command. @throws {HttpError} 400 with validation errors by field */
export function checkBody<T extends z.ZodType>(
  body: unknown,
  schema: T,
  summarise = summariseErrors,
): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors = toFieldErrors(result.error);
  throw createValidationError(errors, summarise(errors));
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpError(413, 'invalid', 'This is more text than the form takes.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Creates the 400 of a form with validation errors by field. */
export function createValidationError(
  errors: Record<string, string>,
  message = summariseErrors(errors),
): HttpError {
  return new HttpError(400, 'invalid', message, { errors });
}

/** Converts Zod's issues to the first error of each field; errors of the whole body are under `body`. */
export function toFieldErrors(error: z.ZodError): Record<string, string> {
  // Without a prototype, because a field may have any name.
  const errors: Record<string, string> = Object.create(null);
  for (const { path, message } of error.issues) errors[String(path[0] ?? 'body')] ??= message;
  return errors;
}

/** Summarises validation errors in one sentence. */
function summariseErrors(errors: Record<string, string>): string {
  const [first, second] = Object.values(errors);
  if (!first) return 'The form could not be read.';
  if (!second && first !== messages.required) return first;
  return `Please check: ${Object.keys(errors).join(', ')}.`;
}

/** Summarises the validation errors of an application: missing fields first, in the specification's words. */
export function summariseApplicationErrors(errors: Record<string, string>): string {
  const isIncomplete = Object.values(errors).includes(messages.required);
  return isIncomplete ? messages.applicationIncomplete : summariseErrors(errors);
}
