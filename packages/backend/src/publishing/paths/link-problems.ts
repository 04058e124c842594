import { screenAt, sitePath } from '@riverfront/contract';
import { isOpen } from '@riverfront/contract/job-posting';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { findAll, tableOf } from '../../database/records.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { parseDocumentLink } from '../../fields/link.ts';
import { today } from '../../time/company-time.ts';
import { decodePart, normalisePath, parseAddress, toAddress, toOldPath } from './addresses.ts';
import { readLinkTargets } from './link-targets.ts';

interface Item {
  collection: string;
  title: string;
  /** Its path or key. */
  value: string;
  status: string | null;
  availability: string | null;
  closingOn: string | null;
}

const mediaPath = '/api/media/';

const missing = {
  page: 'There is no page at this address.',
  document: 'The page was deleted or is in the trash.',
  file: 'There is no such image or video.',
};

/**
 * Finds the links whose target does not exist on the site, as things are published now. External links are not
 * checked.
 * @returns the reason by link, for the broken ones alone
 */
export async function findLinkProblems(req: PayloadRequest, links: string[]): Promise<Map<string, string>> {
  const targets = new Map(links.filter((link) => sitePath.test(link)).map((link) => [link, toTarget(link)]));
  const problems = await findProblems(req, [...new Set(targets.values())]);
  const documents = links.filter(parseDocumentLink);
  const known = await readLinkTargets(req, documents);
  for (const link of documents) {
    const target = known.get(link);
    targets.set(link, link);
    if (!target) problems.set(link, missing.document);
    else if (!target.isPublished) problems.set(link, `“${target.title}” is not published.`);
  }
  return new Map(
    [...targets].flatMap(([link, path]) => {
      const problem = problems.get(path);
      return problem === undefined ? [] : [[link, problem]];
    }),
  );
}

/** Returns the path of the page or file that a link leads to; an application form exists where its job does. */
function toTarget(link: string): string {
  const path = normalisePath(link);
  return /^(\/careers\/[^/]+)\/apply$/.exec(path)?.[1] ?? path;
}

/** @param hops how many redirects one after another are followed */
async function findProblems(req: PayloadRequest, all: string[], hops = 5): Promise<Map<string, string>> {
  const paths = all.filter((path) => !screenAt(path));
  const problems = new Map(paths.map((path) => [path, missing.page]));
  const files = paths.filter((path) => path.startsWith(mediaPath));
  const pages = paths.filter((path) => !path.startsWith(mediaPath));
  await checkFiles(req, files, problems);
  if (hops > 0) await checkRedirects(req, pages, problems, hops - 1);
  await checkItems(req, pages, problems);
  return problems;
}

async function checkRedirects(
  req: PayloadRequest,
  paths: string[],
  problems: Map<string, string>,
  hops: number,
) {
  const redirects = await read(req, 'redirects', ['from', 'to'], 'from', paths.map(toOldPath));
  const targets = new Map(redirects.map(({ from, to }) => [String(from), toTarget(String(to))]));
  const targetProblems = await findProblems(req, [...new Set(targets.values())], hops);
  for (const from of paths) {
    const target = targets.get(toOldPath(from));
    if (target === undefined) continue;
    const problem = targetProblems.get(target);
    if (problem === undefined) problems.delete(from);
    else problems.set(from, `It redirects to ${target}. ${problem}`);
  }
}

async function checkFiles(req: PayloadRequest, paths: string[], problems: Map<string, string>) {
  const names = new Map(paths.map((path) => [path, toFileName(path)]));
  const media = await read(req, 'media', ['filename'], 'filename', [...names.values()]);
  const known = new Set(media.map(({ filename }) => filename));
  for (const [path, name] of names) {
    if (known.has(name)) problems.delete(path);
    else problems.set(path, missing.file);
  }
}

const toFileName = (path: string): string => decodePart(path.slice(mediaPath.length));

/** Reads the items of all collections in one statement; those in the trash are missing. */
async function checkItems(req: PayloadRequest, addresses: string[], problems: Map<string, string>) {
  const groups = Map.groupBy(addresses, (path) => parseAddress(path)?.collection ?? 'pages');
  const parts = [...groups].map(([collection, of]) => {
    const field = collection === 'pages' ? sql`path` : sql`key`;
    const values = JSON.stringify(of.map((address) => parseAddress(address)?.key ?? address));
    const job = collection === 'jobs' ? sql`availability::text, closing_on::text` : sql`null, null`;
    return sql`select ${collection} as collection, title, ${field} as value, _status::text as status, ${job}
      from ${tableOf(collection)} where deleted_at is null and ${field} in (select json_array_elements_text(${values}::json))`;
  });
  if (parts.length === 0) return;
  const { rows } = await executeIn(req)<Item & Record<string, unknown>>(sql`
    select * from (${sql.join(parts, sql` union all `)}) items (collection, title, value, status, availability, "closingOn")`);
  for (const item of rows) {
    const address = toAddress(item.collection, { path: item.value, key: item.value });
    if (address === undefined || !problems.has(address)) continue;
    const problem = describeProblem(item);
    if (problem) problems.set(address, problem);
    else problems.delete(address);
  }
}

function describeProblem({ title, status, availability, closingOn }: Item): string | undefined {
  if (status !== 'published') return `“${title}” is not published.`;
  if (availability && !isOpen({ availability, closingOn }, today())) return `The job “${title}” is closed.`;
  return undefined;
}

/** Reads only the fields that are needed: thousands of documents with all their texts take long. */
async function read(
  req: PayloadRequest,
  collection: CollectionSlug,
  fields: string[],
  field: string,
  values: string[],
): Promise<Record<string, unknown>[]> {
  if (values.length === 0) return [];
  const select = Object.fromEntries(fields.map((name) => [name, true as const]));
  const docs = await findAll(req, collection, { [field]: { in: values } }, { select });
  return docs as unknown as Record<string, unknown>[];
}
