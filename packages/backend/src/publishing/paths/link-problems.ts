import { screenAt, sitePath } from '@riverfront/contract';
import { isOpen } from '@riverfront/contract/job-posting';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { parseDocumentLink } from '../../fields/link.ts';
import { today } from '../../time/company-time.ts';
import { decodePart, normalisePath, parseAddress, toAddress, toOldPath } from './addresses.ts';
import { readLinkTargets } from './link-targets.ts';

interface Item {
  title: string;
  path?: string;
  key?: string | null;
  _status?: string | null;
  availability?: string;
  closingOn?: string | null;
}

const itemFields = ['title', 'path', 'key', '_status', 'availability', 'closingOn'];

const mediaPath = '/api/media/';

const missing = {
  page: 'There is no page at this address.',
  document: 'The page was deleted or is in the trash.',
  file: 'There is no such image or video.',
};

/** Checks whether a link is broken because nothing is there, rather than something closed or unpublished. */
export function isMissing(problem: string): boolean {
  return Object.values(missing).some((text) => problem.endsWith(text));
}

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

/** @param follow false for the target of a redirect: redirects are stored without chains */
async function findProblems(req: PayloadRequest, all: string[], follow = true): Promise<Map<string, string>> {
  const paths = all.filter((path) => !screenAt(path));
  const problems = new Map(paths.map((path) => [path, missing.page]));
  const files = paths.filter((path) => path.startsWith(mediaPath));
  const pages = paths.filter((path) => !path.startsWith(mediaPath));
  await checkFiles(req, files, problems);
  if (follow) await checkRedirects(req, pages, problems);
  for (const [collection, addresses] of Map.groupBy(
    pages,
    (path) => parseAddress(path)?.collection ?? 'pages',
  ))
    await checkItems(req, collection, addresses, problems);
  return problems;
}

async function checkRedirects(req: PayloadRequest, paths: string[], problems: Map<string, string>) {
  const redirects = await read(req, 'redirects', ['from', 'to'], 'from', paths.map(toOldPath));
  const targets = new Map(redirects.map(({ from, to }) => [String(from), toTarget(String(to))]));
  const targetProblems = await findProblems(req, [...new Set(targets.values())], false);
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

async function checkItems(
  req: PayloadRequest,
  collection: CollectionSlug,
  addresses: string[],
  problems: Map<string, string>,
) {
  const field = collection === 'pages' ? 'path' : 'key';
  const values = addresses.map((address) => parseAddress(address)?.key ?? address);
  for (const item of (await read(req, collection, itemFields, field, values)) as unknown as Item[]) {
    const address = toAddress(collection, item);
    if (address === undefined || !problems.has(address)) continue;
    const problem = describeProblem(item);
    if (problem) problems.set(address, problem);
    else problems.delete(address);
  }
}

function describeProblem({ title, _status, availability, closingOn }: Item): string | undefined {
  if (_status !== 'published') return `“${title}” is not published.`;
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
  const { docs } = await req.payload.find({
    collection,
    where: { [field]: { in: values } },
    select: Object.fromEntries(fields.map((name) => [name, true])),
    pagination: false,
    depth: 0,
    req,
  });
  return docs as unknown as Record<string, unknown>[];
}
