import { APIError, type Field, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { findAll, findOne, findPublished } from '../../database/records.ts';
import { group, listField } from '../../fields/factories.ts';
import { linkField } from '../../fields/link.ts';
import type { Menu, Page } from '../../payload-types.ts';
import { uiField } from '../../publishing/admin-fields.ts';
import { toPath } from '../../publishing/paths/addresses.ts';
import { publishedGlobal } from '../../publishing/published.ts';

/** Maximum numbers of entries. */
const maxEntries = { main: 8, dropdown: 10, legal: 6, more: 8 } as const;

const entry: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 50 },
  linkField('link', { label: 'Goes to' }),
];

const labels: [string, string] = ['Menu entry', 'Menu entries'];

const children = listField('children', labels, [0, maxEntries.dropdown], entry, {
  label: 'Entries of its dropdown',
  admin: { description: 'Leave empty for an entry without a dropdown.' },
});

export const menus = publishedGlobal({
  slug: 'menus',
  label: 'Menus',
  admin: { description: 'The entries of the header and the footer, in their order.' },
  fields: [
    listField('main', labels, [1, maxEntries.main], [...entry, children], { label: 'Main menu' }),
    group('contact', 'Button at the end', ...entry),
    listField('legal', labels, [0, maxEntries.legal], entry, { label: 'Legal links' }),
    listField('more', labels, [0, maxEntries.more], entry, { label: 'More links in the footer' }),
  ],
});

/** Shows a page's menu entries in its form, and adds one. */
export const menuEntriesField = uiField('menuPlaces', '/admin/content/menus/menu-entries#MenuEntries', {
  position: 'sidebar',
});

/** An entry for a page in the header, in the dropdown of a header entry, or among the legal links. */
interface MenuEntry {
  menu: 'main' | 'legal';
  /** Title of the header entry with the dropdown. */
  under?: string;
  title: string;
}

const newEntry = z.object({
  menu: z.enum(['main', 'legal']),
  /** Id of the header entry with the dropdown. */
  under: z.string().max(60).optional(),
  title: z
    .string()
    .trim()
    .min(1, 'Give the entry a title.')
    .max(50, 'A menu entry has at most 50 characters.'),
});

/** Lists a page's menu entries (`GET`), and adds one to the published menus (`POST`). */
export const menuEntriesEndpoints = [
  endpoint({
    method: 'get',
    path: '/:id/menu-places',
    roles: ['editor'],
    handler: async (req, { id }) => listEntries(req, await readPage(req, id)),
  }),
  endpoint({
    method: 'post',
    path: '/:id/menu-places',
    roles: ['editor'],
    body: newEntry,
    async handler(req, { id, body }) {
      const page = await readPage(req, id);
      if (!(await findPublished(req, 'pages', { id: { equals: page.id } })))
        throw new APIError('Publish the page first: until then, its entry would lead to the home page.', 409);
      await addEntry(req, page, body);
      return listEntries(req, page);
    },
  }),
];

/** @throws {APIError} 404 for a deleted page */
async function readPage(req: PayloadRequest, id: number): Promise<Page> {
  const page = await findOne(req, 'pages', { id: { equals: id } }, { overrideAccess: false });
  if (!page) throw new APIError('This page does not exist any more.', 404);
  return page;
}

async function listEntries(req: PayloadRequest, page: Page) {
  const { main, legal } = await readMenus(req);
  const redirects = await findAll(req, 'redirects', { to: { equals: page.path } });
  const ownLink = `pages:${page.id}`;
  const paths = new Set([page.path, ...redirects.map(({ from }) => from)]);
  const leadsHere = ({ link }: { link: string }) => link === ownLink || paths.has(toPath(link));
  const places: MenuEntry[] = [
    ...(main ?? []).flatMap((entry) => [
      ...(leadsHere(entry) ? [{ menu: 'main' as const, title: entry.title }] : []),
      ...(entry.children ?? [])
        .filter(leadsHere)
        .map(({ title }) => ({ menu: 'main' as const, under: entry.title, title })),
    ]),
    ...(legal ?? []).filter(leadsHere).map(({ title }) => ({ menu: 'legal' as const, title })),
  ];
  const entries = (main ?? []).map(({ id, title }) => ({ id, title }));
  return { places, entries, isPublished: page._status === 'published' };
}

/** Adds an entry to the published menus, and publishes them. @throws {APIError} 409 */
async function addEntry(req: PayloadRequest, page: Page, wanted: z.infer<typeof newEntry>): Promise<void> {
  const newest = await req.payload.findGlobal({ slug: 'menus', draft: true, depth: 0, req });
  if (newest._status === 'draft')
    throw new APIError('The menus have unpublished changes. Publish or discard them first.', 409);
  const menus = await readMenus(req);
  const { places } = await listEntries(req, page);
  const parent = (menus.main ?? []).find(({ id }) => id === wanted.under);
  if (wanted.under && !parent)
    throw new APIError('That menu entry does not exist any more. Reload the page.', 409);
  if (places.some(({ menu, under }) => menu === wanted.menu && under === parent?.title))
    throw new APIError('The page is already there.', 409);
  assertNotFull(menus, wanted.menu, parent);
  const entry = { title: wanted.title, link: `pages:${page.id}` };
  const withChild = menus.main.map((item) =>
    item === parent ? { ...item, children: [...(item.children ?? []), entry] } : item,
  );
  const isLegal = wanted.menu === 'legal';
  await req.payload.updateGlobal({
    slug: 'menus',
    data: {
      main: isLegal ? menus.main : parent ? withChild : [...menus.main, entry],
      legal: isLegal ? [...(menus.legal ?? []), entry] : menus.legal,
      _status: 'published',
    },
    depth: 0,
    overrideAccess: false,
    // `If-Match` names the version of the page, not of the menus (concurrency/with-version-check.ts).
    context: { preconditionTaken: true },
    user: req.user,
    req,
  });
}

function assertNotFull(menus: Menu, menu: MenuEntry['menu'], parent?: Menu['main'][number]): void {
  if (menu === 'legal') {
    if ((menus.legal ?? []).length >= maxEntries.legal)
      throw new APIError(`There are ${maxEntries.legal} legal links already.`, 409);
  } else if (parent) {
    if ((parent.children ?? []).length >= maxEntries.dropdown)
      throw new APIError(`“${parent.title}” has ${maxEntries.dropdown} entries already.`, 409);
  } else if (menus.main.length >= maxEntries.main)
    throw new APIError(
      `The main menu has ${maxEntries.main} entries already. Choose one with a dropdown.`,
      409,
    );
}

function readMenus(req: PayloadRequest): Promise<Menu> {
  return req.payload.findGlobal({ slug: 'menus', depth: 0, overrideAccess: false, user: req.user, req });
}
