import { screenPaths, sitePath } from '@riverfront/contract';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { pathOf } from '../redirects/chains.ts';
import { addressOf, itemAt } from './address-of.ts';

interface Item {
  title: string;
  path?: string;
  key?: string | null;
  _status?: string | null;
  availability?: string;
  closingOn?: string | null;
}

type ItemCollection = 'pages' | 'services' | 'solutions' | 'blogs' | 'jobs';

const itemFields = ['title', 'path', 'key', '_status', 'availability', 'closingOn'];

/**
 * The one answer to “does this address exist”: why links of our content lead nowhere, as things are published
 * now. Asks only for what is linked to.
 * @returns the links that do, each with its reason in words; links that leave the site are never among them
 */
export async function linkProblems(req: PayloadRequest, links: string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const link of links) if (sitePath.test(link)) paths.set(link, screenOf(link));
  const problems = await problemsOf(req, [...new Set(paths.values())]);
  return new Map(
    [...paths].flatMap(([link, path]) => {
      const problem = problems.get(path);
      return problem === undefined ? [] : [[link, problem]];
    }),
  );
}

/** The page or file that a link leads to; the application of a job is there when the job is. */
function screenOf(link: string): string {
  const path = pathOf(link).replace(/(?<=.)\/$/, '');
  return /^(\/careers\/[^/]+)\/apply$/.exec(path)?.[1] ?? path;
}

const mediaPath = '/api/media/';

/** @param follow false for what a redirect leads to: redirects are stored without chains */
async function problemsOf(req: PayloadRequest, paths: string[], follow = true): Promise<Map<string, string>> {
  const asked = paths.filter((path) => !Object.hasOwn(screenPaths, path));
  const problems = new Map<string, string>(asked.map((path) => [path, 'There is no page at this address.']));
  await checkFiles(
    req,
    asked.filter((path) => path.startsWith(mediaPath)),
    problems,
  );
  const rest = asked.filter((path) => !path.startsWith(mediaPath));
  for (const [from, problem] of follow ? await redirectedFrom(req, rest) : []) {
    if (problem === undefined) problems.delete(from);
    else problems.set(from, problem);
  }
  const items = Map.groupBy(rest, (path) => itemAt(path)?.collection ?? 'pages');
  for (const [collection, addresses] of items) await checkItems(req, collection, addresses, problems);
  return problems;
}

/** Of the paths that are redirected, why where they lead is not there; undefined where it is. */
async function redirectedFrom(
  req: PayloadRequest,
  paths: string[],
): Promise<[from: string, problem: string | undefined][]> {
  const redirects = await read(req, 'redirects', ['from', 'to'], 'from', paths);
  const ends = new Map(redirects.map(({ from, to }) => [String(from), screenOf(String(to))]));
  const problems = await problemsOf(req, [...new Set(ends.values())], false);
  return [...ends].map(([from, end]) => {
    const problem = problems.get(end);
    return [from, problem && `It redirects to ${end}. ${problem}`];
  });
}

async function checkFiles(
  req: PayloadRequest,
  paths: string[],
  problems: Map<string, string>,
): Promise<void> {
  const names = new Map(paths.map((path) => [path, nameOf(path)]));
  const found = await read(req, 'media', ['filename'], 'filename', [...names.values()]);
  const there = new Set(found.map(({ filename }) => filename));
  for (const [path, name] of names) {
    if (there.has(name)) problems.delete(path);
    else problems.set(path, 'There is no such picture or film.');
  }
}

/** The name of an upload; as it is written when it cannot be decoded. */
function nameOf(path: string): string {
  const name = path.slice(mediaPath.length);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function checkItems(
  req: PayloadRequest,
  collection: ItemCollection,
  addresses: string[],
  problems: Map<string, string>,
): Promise<void> {
  const isAt = collection === 'pages' ? 'path' : 'key';
  const values = addresses.map((address) => itemAt(address)?.key ?? address);
  for (const item of (await read(req, collection, itemFields, isAt, values)) as unknown as Item[]) {
    const address = addressOf(collection, item);
    const problem = problemOf(item);
    if (address === undefined || !problems.has(address)) continue;
    if (problem) problems.set(address, problem);
    else problems.delete(address);
  }
}

function problemOf({ title, _status, availability, closingOn }: Item): string | undefined {
  if (_status !== 'published') return `“${title}” is not published.`;
  const today = new Date().toISOString().slice(0, 10);
  if (availability === 'closed' || (closingOn && closingOn.slice(0, 10) < today))
    return `The job “${title}” is closed.`;
  return undefined;
}

/** Of each document only the fields that are asked for: with all their texts, thousands take long. */
async function read(
  req: PayloadRequest,
  collection: CollectionSlug,
  fields: string[],
  isAt: string,
  values: string[],
): Promise<Record<string, unknown>[]> {
  if (values.length === 0) return [];
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    pagination: false,
    where: { [isAt]: { in: values } },
    select: Object.fromEntries(fields.map((field) => [field, true])),
    overrideAccess: true,
    req,
  });
  return docs as unknown as Record<string, unknown>[];
}
