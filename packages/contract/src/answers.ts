import answerKeys from './answer-keys.json' with { type: 'json' };
import type { AnswerOf } from './commands.ts';
import type { ResponseOf } from './endpoints.ts';
import type { CommandName, EndpointName } from './paths.ts';

/** A call with a JSON answer. */
export type AnswerName = EndpointName | Exclude<CommandName, 'portalDownload'>;

type Body<N extends AnswerName> = N extends EndpointName
  ? ResponseOf<N>
  : N extends CommandName
    ? AnswerOf<N>
    : never;

/** JSON types of the required keys of each answer, generated from its schema (`npm run generate`). */
const keysOf: Record<AnswerName, Record<string, string>> = answerKeys;

/**
 * Checks whether the JSON body of a successful call is an answer of this API: `success` is true and the keys that
 * screens need have their types. The schemas themselves would bring Zod into the browser.
 */
export function isAnswer<N extends AnswerName>(name: N, body: unknown): body is Body<N> {
  if (typeOf(body) !== 'object') return false;
  const { success, ...data } = body as Record<string, unknown>;
  // The contact API of the specification may answer anything but `success: false`.
  if (name === 'contact') return success !== false;
  return (
    success === true &&
    Object.entries(keysOf[name]).every(([key, types]) => types.split(' ').includes(typeOf(data[key])))
  );
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
