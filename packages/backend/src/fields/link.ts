import { sitePath } from '@riverfront/contract';
import type { TextField, TextFieldSingleValidation } from 'payload';

const validateLink: TextFieldSingleValidation = (value) => {
  if (!value) return 'This field is required.';
  if (sitePath.test(value)) return true;
  if (/^https?:\/\/[^\s/\\]+/.test(value) && URL.canParse(value)) return true;
  return 'Write a path of this site that starts with / or a full address that starts with https://';
};

/** Creates a field for a link target: a path of this site or a URL. */
export function linkField(name: string, label: string, description?: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    custom: { isLink: true },
    maxLength: 300,
    validate: validateLink,
    admin: { description: description ?? 'For example /services or https://example.com' },
  } as unknown as TextField;
}
