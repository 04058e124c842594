import { sitePath } from '@riverfront/contract';
import type { TextField, TextFieldSingleValidation } from 'payload';

/** Collections whose pages a link can lead to. */
export const linkedCollections = ['pages', 'services', 'solutions', 'blogs', 'cases'] as const;

/** A link to a document, which follows its page to a new path; stored as `pages:12`. */
export interface DocumentLink {
  collection: (typeof linkedCollections)[number];
  id: number;
}

/** Parses a stored link to a document; undefined for a path or a URL. */
export function parseDocumentLink(link: unknown): DocumentLink | undefined {
  const [, name, id] = /^([a-z]+):(\d{1,9})$/.exec(String(link ?? '')) ?? [];
  const collection = linkedCollections.find((slug) => slug === name);
  return collection && { collection, id: Number(id) };
}

interface LinkOptions {
  label?: string;
  description?: string;
  required?: boolean;
  /** Which typed addresses are valid beside paths of this site: URLs by default. */
  also?: 'urls' | 'fragments' | 'nothing';
}

const messages = {
  urls: 'Choose a page, or write a path that starts with / or a full address that starts with https://',
  fragments: 'Choose a page, or write a path of this site that starts with /',
  nothing: 'Choose a page, or write a path of this site that starts with /',
};

const patterns = { urls: /^https?:\/\/[^\s/\\]+/, fragments: /^#[\w-]+$/, nothing: /^$/ };

/** Creates a field for a link target: a document, a path of this site or an address. */
export function linkField(name: string, options: LinkOptions = {}): TextField {
  const { label, description, required = true, also = 'urls' } = options;
  const validate: TextFieldSingleValidation = (value) => {
    if (!value) return !required || 'This field is required.';
    if (sitePath.test(value) || parseDocumentLink(value)) return true;
    if (patterns[also].test(value) && (also !== 'urls' || URL.canParse(value))) return true;
    return messages[also];
  };
  return {
    name,
    ...(label && { label }),
    type: 'text',
    required,
    custom: { isLink: true },
    maxLength: 300,
    validate,
    admin: { description, components: { Field: '/admin/content/links/link-field#LinkField' } },
  } as unknown as TextField;
}
