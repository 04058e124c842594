import { sitePath } from '@riverfront/contract';
import type { TextField, TextFieldSingleValidation } from 'payload';

/** Collections whose pages a link can lead to. */
export const linkedCollections = ['pages', 'services', 'solutions', 'blogs', 'cases'] as const;

interface LinkOptions {
  label?: string;
  description?: string;
  required?: boolean;
  /** Which typed addresses are valid beside paths of this site: URLs by default. */
  also?: 'urls' | 'fragments' | 'nothing';
}

const pageMessage = 'Choose a page, or write a path of this site that starts with /';
const urlMessage =
  'Choose a page, or write a path that starts with / or a full address that starts with https://';

const patterns = { urls: /^https?:\/\/[^\s/\\]+/, fragments: /^#[\w-]+$/, nothing: /^$/ };

/** Creates a field for a link target: a path of this site, which can be chosen in a list, or an address. */
export function linkField(name: string, options: LinkOptions = {}): TextField {
  const { label, description, required = true, also = 'urls' } = options;
  const validate: TextFieldSingleValidation = (value) => {
    if (!value) return !required || 'This field is required.';
    if (sitePath.test(value)) return true;
    if (patterns[also].test(value) && (also !== 'urls' || URL.canParse(value))) return true;
    return also === 'urls' ? urlMessage : pageMessage;
  };
  return {
    name,
    ...(label && { label }),
    type: 'text',
    required,
    custom: { isLink: true },
    maxLength: 300,
    validate,
    admin: { description, components: { afterInput: ['/admin/content/choose-page#ChoosePage'] } },
  } as TextField;
}
