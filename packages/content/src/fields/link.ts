import { sitePath } from '@riverfront/contract';
import type { TextField, TextFieldSingleValidation } from 'payload';

const isLink: TextFieldSingleValidation = (value) => {
  if (!value) return true;
  if (sitePath.test(value)) return true;
  if (/^https?:\/\/[^\s/\\]+/.test(value) && URL.canParse(value)) return true;
  return 'Write a path of this site that starts with / or a full address that starts with https://';
};

/** A link target: a path of this site or a full address. */
export function linkField(name: string, label: string, description?: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    custom: { isLink: true },
    maxLength: 300,
    validate: (value: unknown, options: never) =>
      typeof value === 'string' && value !== '' ? isLink(value, options) : 'This field is required.',
    admin: { description: description ?? 'For example /services or https://example.com' },
  } as unknown as TextField;
}
