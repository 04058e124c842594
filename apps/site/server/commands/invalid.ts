import { messages } from '@riverfront/contract';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** The refusal of a form with wrong fields. */
export function invalid(errors: Record<string, string>, message: string): Refusal {
  return new Refusal(400, 'invalid', message, { errors });
}

/** The first problem of each field, by the field's name; of the whole body under `body`. */
export function problemsOf(error: z.ZodError): Record<string, string> {
  // No prototype: a field may be called anything.
  const problems: Record<string, string> = Object.create(null);
  for (const { path, message } of error.issues) problems[String(path[0] ?? 'body')] ??= message;
  return problems;
}

/** One sentence about wrong fields: of the one, or that there are several. */
export function summaryOf(errors: Record<string, string>): string {
  const all = Object.entries(errors);
  const [first] = all;
  if (!first) return 'The form could not be read.';
  if (all.length === 1 && first[1] !== messages.required) return first[1];
  return `Please check: ${all.map(([field]) => field).join(', ')}.`;
}

/** The message of an application whose fields are wrong: missing ones first, as the specification words it. */
export function applicationProblem(errors: Record<string, string>): string {
  const missing = Object.values(errors).includes(messages.required);
  return missing ? messages.applicationIncomplete : summaryOf(errors);
}
