import type { Failure } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import { type Errors, labels } from './fields.ts';

/** Why a message was not accepted, as the form shows it. */
export interface MessageRejection {
  title: string;
  errors: Errors;
  /** The server asks for the human check. */
  needsHumanCheck: boolean;
}

const storedOnce = 'You can safely send it again: it is stored only once.';
/** After 10 s without an answer (specification, section 9). */
export const timedOut = `There was no answer within 10 seconds, but your message may have arrived. ${storedOnce}`;
export const connectionLost = `The connection broke off before an answer came. ${storedOnce}`;

/** Describes why a request failed: in the server's words, else ours, else the specification's. */
export function toRejection(error: unknown): MessageRejection {
  if (isApiError(error)) return readRejection(error.failure);
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const title = isTimeout ? timedOut : error instanceof TypeError ? connectionLost : messages.contactFailed;
  return { title, errors: {}, needsHumanCheck: false };
}

/** Reads the API's rejection; undefined stands for an answer that is not the API's. */
export function readRejection(failure: Failure | undefined): MessageRejection {
  const { message = messages.contactFailed, errors = {}, code } = failure ?? {};
  const own = Object.entries(errors).filter(([name]) => Object.hasOwn(labels, name));
  return {
    title: message,
    errors: Object.fromEntries(own),
    needsHumanCheck: code === 'captcha-needed' || code === 'captcha-refused',
  };
}

/** The state of the human check. */
export interface HumanCheckState {
  /** The server has asked for it since the last message that it received. */
  isRequired: boolean;
  /** Nothing else is in the way. */
  isNext: boolean;
  token: string | null;
}

export const noHumanCheck: HumanCheckState = { isRequired: false, isNext: false, token: null };

/** Returns the state after a rejection; a token that was not good enough is given up. */
export function rejectHumanCheck(before: HumanCheckState, isNeeded: boolean): HumanCheckState {
  return {
    isRequired: before.isRequired || isNeeded,
    isNext: isNeeded,
    token: isNeeded ? null : before.token,
  };
}
