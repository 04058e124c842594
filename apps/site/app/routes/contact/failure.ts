import type { Failure } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { fieldNames, type Problems } from './fields.ts';

/** Why a message was not taken, as the form shows it. */
export interface Refused {
  message: string;
  problems: Problems;
  /** The server wants to know first that a person is sending. */
  humanCheck: boolean;
}

const stored = 'You can safely send it again: it is stored only once.';
/** After 10 s without an answer (specification, section 9). */
export const late = `There was no answer within 10 seconds, but your message may have arrived. ${stored}`;
export const lost = `The connection broke off before an answer came. ${stored}`;

/** What a failed sending is shown as: the server's message, else ours, else the specification's. */
export function refusedBy(error: unknown): Refused {
  if (isApiError(error)) return refusalOf(error.failure);
  if (error instanceof DOMException && error.name === 'TimeoutError') return because(late);
  return because(error instanceof TypeError ? lost : messages.contactFailed);
}

/** What the API's refusal means for the form; undefined stands for an answer that was none of ours. */
export function refusalOf(failure: Failure | undefined): Refused {
  if (!failure) return because(messages.contactFailed);
  const problems: Problems = {};
  for (const name of [...fieldNames, 'captcha'] as const) {
    const problem = failure.errors?.[name];
    if (problem) problems[name] = problem;
  }
  const humanCheck = failure.code === 'captcha-needed' || failure.code === 'captcha-refused';
  return { message: failure.message, problems, humanCheck };
}

function because(message: string): Refused {
  return { message, problems: {}, humanCheck: false };
}
