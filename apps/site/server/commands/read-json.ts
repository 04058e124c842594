import type { z } from 'zod';
import { invalid, problemsOf, summaryOf } from './invalid.ts';
import { Refusal } from './refusal.ts';

/** Longest JSON body in bytes: the longest message four times over. */
const maxBytes = 64 * 1024;

/**
 * Reads and checks a JSON body, counting while it streams.
 * @param summary one sentence about all that is wrong, by field
 * @throws {Refusal} 413, 415, or 400 with what is wrong with which field
 */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  summary = summaryOf,
): Promise<z.output<T>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'invalid', 'Please send this as JSON.');
  const result = schema.safeParse(parse(await readText(request)));
  if (result.success) return result.data;
  const errors = problemsOf(result.error);
  throw invalid(errors, summary(errors));
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(413, 'invalid', 'This is more text than the form takes.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid', 'The form could not be read.');
  }
}
