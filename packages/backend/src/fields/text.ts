import type { TextareaField, TextField } from 'payload';

/** Creates a field for one required line. @param description shown below it */
export function lineField(
  name: string,
  maxLength: number,
  description?: string,
  more: Partial<TextField> = {},
): TextField {
  return { name, type: 'text', required: true, maxLength, admin: { description }, ...more } as TextField;
}

/** Creates a field for a required text of several lines. @param description shown below it */
export function paragraphField(
  name: string,
  maxLength: number,
  description?: string,
  more: Partial<TextareaField> = {},
): TextareaField {
  return { name, type: 'textarea', required: true, maxLength, admin: { description }, ...more };
}
