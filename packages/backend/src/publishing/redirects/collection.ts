import { sitePath } from '@riverfront/contract';
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { editors, everybody } from '../../accounts/roles.ts';
import { findOne } from '../../database/records.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { checkboxField } from '../../fields/factories.ts';
import type { Redirect } from '../../payload-types.ts';
import { toOldPath } from '../paths/addresses.ts';
import { validateOldPath } from '../paths/validate-path.ts';

/** Follows redirects from a link to their end; undefined for a loop back to `from`. */
async function resolveTarget(req: PayloadRequest, from: string, to: string): Promise<string | undefined> {
  const seen = new Set([toOldPath(from)]);
  for (let link = to; ; ) {
    const path = toOldPath(link);
    if (seen.has(path)) return undefined;
    seen.add(path);
    const next = await findOne(req, 'redirects', { from: { equals: path } });
    if (!next) return link;
    link = next.to;
  }
}

/** Validates the new path of a redirect: a path of this site that does not lead back to the old one. */
const validateNewPath: TextFieldSingleValidation = async (value, { data, req }) => {
  const to = value ?? '';
  if (!sitePath.test(to)) return 'Write a path of this site that starts with /';
  const { from } = data as Partial<Redirect>;
  if (!from || (await resolveTarget(req as PayloadRequest, from, to)) !== undefined) return true;
  return `${to} leads back to ${from}: visitors would be redirected in a loop.`;
};

/**
 * Points this redirect, and those to its old path, straight at the end of their chain. Each of these updates runs
 * this hook again, which then changes nothing.
 */
const collapseChains: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const nested = { collection: 'redirects', depth: 0, req } as const;
  const end = (await resolveTarget(req, doc.from, doc.to)) ?? doc.to;
  if (end !== doc.to) return req.payload.update({ ...nested, id: doc.id, data: { to: end } });
  for (const id of await findRedirectsTo(req, doc))
    await req.payload.update({ ...nested, id, data: { to: end } });
  return doc;
};

/** Finds the other redirects to the old path of a redirect, however their links spell it. */
async function findRedirectsTo(req: PayloadRequest, { id, from }: Redirect): Promise<number[]> {
  const path = toOldPath(from);
  // A link that is not all ASCII is compared below.
  const { rows } = await executeIn(req)<{ id: number; to: string }>(sql`
    select id, "to" from redirects
    where id <> ${id} and (starts_with(upper("to"), ${path.toUpperCase()}) or "to" ~ '[^ -~]') order by id`);
  return rows.filter(({ to }) => toOldPath(to) === path).map((row) => row.id);
}

/** Redirects from old paths, made by staff or automatically when the path of a page changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'Old paths that lead to new ones. Changing the path of a page adds one automatically.',
  },
  access: {
    create: editors,
    read: everybody,
    update: editors,
    delete: editors,
  },
  hooks: { afterChange: [collapseChains] },
  fields: [
    {
      name: 'from',
      label: 'Old path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      // From “Add a redirect” beside an address that visitors asked for.
      defaultValue: ({ req }) => (typeof req.query.from === 'string' ? req.query.from : undefined),
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? toOldPath(value.trim()) : value)],
      },
      validate: validateOldPath,
    },
    {
      name: 'to',
      label: 'New path',
      type: 'text',
      required: true,
      maxLength: 300,
      custom: { isLink: true },
      validate: validateNewPath,
    },
    checkboxField('automatic', 'Added automatically', {
      admin: { readOnly: true, description: 'Removed when a page is published at the old path.' },
    }),
  ],
};

/** Says why a redirect cannot be stored; undefined where it can. */
export async function findRedirectProblem(
  req: PayloadRequest,
  data: { from: string; to: string },
): Promise<string | undefined> {
  const options = { data, req } as unknown as Parameters<TextFieldSingleValidation>[1];
  const results = [await validateOldPath(data.from, options), await validateNewPath(data.to, options)];
  return results.find((result) => typeof result === 'string');
}
