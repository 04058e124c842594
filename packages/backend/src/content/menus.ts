import type { Field } from 'payload';
import { group, listField } from '../fields/factories.ts';
import { linkField } from '../fields/link.ts';
import { publishedGlobal } from '../publishing/published.ts';

/** Maximum numbers of entries. */
const maxEntries = { main: 8, dropdown: 10, legal: 6, more: 8 } as const;

const entry: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 50 },
  linkField('link', { label: 'Goes to' }),
];

const labels: [string, string] = ['Menu entry', 'Menu entries'];

/** Rows show their title, and open when they are pressed: unfolded, they fill seven screens. */
const isFolded = { initCollapsed: true };

const children = listField('children', labels, [0, maxEntries.dropdown], entry, {
  label: 'Entries of its dropdown',
  admin: { ...isFolded, description: 'Leave empty for an entry without a dropdown.' },
});

export const menus = publishedGlobal({
  slug: 'menus',
  label: 'Menus',
  admin: { description: 'The entries of the header and the footer, in their order.' },
  fields: [
    listField('main', labels, [1, maxEntries.main], [...entry, children], {
      label: 'Main menu',
      admin: isFolded,
    }),
    group('contact', 'Button at the end', ...entry),
    listField('legal', labels, [0, maxEntries.legal], entry, { label: 'Legal links', admin: isFolded }),
    listField('more', labels, [0, maxEntries.more], entry, {
      label: 'More links in the footer',
      admin: isFolded,
    }),
  ],
});
