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
