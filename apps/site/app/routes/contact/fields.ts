import type { Failure } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import type { ValidationErrors } from '../../components/form/use-form.ts';

/** The labels of the contact form's fields, in the order of the screen. */
export const labels = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  organization: 'Organization',
  country: 'Country',
  message: 'Message',
  captcha: 'Human check',
};
export type Errors = ValidationErrors<keyof typeof labels>;
export type FieldName = Exclude<keyof typeof labels, 'captcha'>;
export type Values = Record<FieldName, string>;

const { captcha: _, ...fields } = labels;
const fieldNames = Object.keys(fields) as FieldName[];

/** Reads the form's values; anything but text counts as empty. */
export function readValues(read: (name: FieldName) => unknown): Values {
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fieldNames.map((name) => [name, toText(read(name))])) as Values;
}

export const emptyValues = readValues(() => '');

/** Returns whether a field must not be blank (specification, section 5). */
export function isRequired(field: string): boolean {
  return field !== 'organization' && field !== 'country';
}

/** Returns whether no field has a value. */
export function isBlank(values: Values): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}

/** Finds required fields that are blank: all that can be validated without the schema. */
export function validateRequired(values: Values): Errors {
  const blank = Object.entries(values).filter(([name, value]) => isRequired(name) && value.trim() === '');
  return Object.fromEntries(blank.map(([name]) => [name, messages.required]));
}

/** Why a message was not accepted, as the form shows it. */
export interface MessageRejection {
  title: string;
  errors: Errors;
  /** The server asks for the captcha. */
  needsCaptcha: boolean;
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
  return { title, errors: {}, needsCaptcha: false };
}

/** Reads the API's rejection; undefined stands for an answer that is not the API's. */
export function readRejection(failure: Failure | undefined): MessageRejection {
  const { message = messages.contactFailed, errors = {}, code } = failure ?? {};
  const own = Object.entries(errors).filter(([name]) => Object.hasOwn(labels, name));
  return {
    title: message,
    errors: Object.fromEntries(own),
    needsCaptcha: code === 'captcha-needed' || code === 'captcha-refused',
  };
}

/** The state of the captcha. */
interface CaptchaState {
  /** The server has asked for it since the last message that it received. */
  isRequired: boolean;
  /** Nothing else is in the way. */
  isNext: boolean;
  token: string | null;
}

export const noCaptcha: CaptchaState = { isRequired: false, isNext: false, token: null };

/** Returns the state after a rejection; a token that was not good enough is given up. */
export function rejectCaptcha(before: CaptchaState, isNeeded: boolean): CaptchaState {
  return {
    isRequired: before.isRequired || isNeeded,
    isNext: isNeeded,
    token: isNeeded ? null : before.token,
  };
}
