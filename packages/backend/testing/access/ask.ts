import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import type { Person } from '../accounts.ts';
import type { Rest, RestAnswer } from '../rest.ts';

/** Id without a record: 404 for those who are allowed, 403 for others. */
const unknownId = 999_999_999;

/** One operation, by Local API and REST. */
export interface Question {
  name: string;
  local?: (payload: Payload, person: Person) => Promise<unknown>;
  rest: (rest: Rest, person: Person) => Promise<RestAnswer>;
  /** Tells how much was read. */
  seen?: (answer: unknown) => string;
}

/** Asks everybody each question. @returns rows of a table */
export async function askAll<Q extends { name: string }>(
  people: Person[],
  questions: Q[],
  ask: (question: Q, person: Person) => Promise<string>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const question of questions) {
    const outcomes: string[] = [];
    for (const person of people) outcomes.push(await ask(question, person));
    rows.push([question.name, ...outcomes]);
  }
  return rows;
}

/** Runs an operation by both APIs. @returns allowed, forbidden, or how much was read; of each API where they differ */
export async function ask(payload: Payload, rest: Rest, person: Person, question: Question): Promise<string> {
  const local = await question
    .local?.(payload, person)
    .then(question.seen ?? (() => 'yes'), (error: unknown) => outcomeOf(statusOf(error)));
  const { status, body } = await question.rest(rest, person);
  const overRest = status < 300 && question.seen ? question.seen(body) : outcomeOf(status);
  return local === undefined || local === overRest ? overRest : `Local API ${local}, REST ${overRest}`;
}

/** 400 and 404 come after access control. */
function outcomeOf(status: number): string {
  if (status < 300 || status === 400 || status === 404) return 'yes';
  if (status === 401 || status === 403) return 'no';
  return `error ${status}`;
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
}

const as = (person: Person) => ({ user: person.user ?? null, overrideAccess: false as const, depth: 0 });
const call =
  (method: string, path: string, body?: unknown) =>
  (rest: Rest, { token }: Person): Promise<RestAnswer> =>
    rest(method, path, { token, ...(body !== undefined && { body }) });

const countOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'totalDocs' in answer ? Number(answer.totalDocs) : 0;

function amount(of: { all: number; published?: number }) {
  return (answer: unknown): string => {
    const count = countOf(answer);
    if (count === 0) return 'no';
    if (count === of.all) return 'all';
    if (count === of.published) return 'published';
    return count === 1 ? 'own' : 'some';
  };
}

/** A collection under test. Ids of real records where Payload reads the record before access control. */
export interface Subject {
  /** Number of records. */
  all: number;
  published?: number;
  versions: number;
  /** A published record, if any. */
  record: number;
  version: number | undefined;
  auth: boolean;
  trash: boolean;
  duplicates: boolean;
}

/** Lists the operations of a collection; those that add records last. */
export function questionsOf(collection: CollectionSlug, of: Subject): Question[] {
  const all = `/${collection}`;
  const unknown = `${all}/${unknownId}`;
  const none = `${all}?where[id][equals]=${unknownId}`;
  const where = { id: { equals: unknownId } };
  const versioned: Question[] = [
    {
      name: 'read versions',
      local: (payload, person) => payload.findVersions({ collection, ...as(person), limit: 1 }),
      rest: call('GET', `${all}/versions?limit=1&depth=0`),
      seen: amount({ all: of.versions }),
    },
    {
      name: 'restore a version',
      local: (payload, person) =>
        payload.restoreVersion({ collection, id: of.version as never, ...as(person) }),
      rest: call('POST', `${all}/versions/${of.version}`),
    },
  ];
  const auth: Question[] = [
    { name: 'reset a second factor', rest: call('POST', `${unknown}/reset-second-factor`, {}) },
    { name: 'first-register', rest: call('POST', `${all}/first-register`, {}) },
  ];
  const update: Question[] = [
    {
      name: 'update',
      local: (payload, person) =>
        payload.update({ collection, id: unknownId as never, data: {} as never, ...as(person) }),
      rest: call('PATCH', unknown, {}),
    },
    {
      name: 'update many',
      local: (payload, person) => payload.update({ collection, where, data: {} as never, ...as(person) }),
      rest: call('PATCH', none, {}),
    },
  ];
  const duplicate: Question = {
    name: 'duplicate',
    local: (payload, person) => payload.duplicate({ collection, id: of.record as never, ...as(person) }),
    rest: call('POST', `${all}/${of.record}/duplicate`, {}),
  };
  return [
    {
      name: 'read',
      local: (payload, person) => payload.find({ collection, ...as(person), limit: 1, draft: true }),
      rest: call('GET', `${all}?limit=1&depth=0&draft=true`),
      seen: amount(of),
    },
    {
      name: 'count',
      local: (payload, person) => payload.count({ collection, ...as(person) }),
      rest: call('GET', `${all}/count`),
      seen: amount(of),
    },
    {
      name: 'create',
      local: (payload, person) => payload.create({ collection, data: {} as never, ...as(person) }),
      rest: call('POST', all, {}),
    },
    // Of accounts it depends on whose: see the table Accounts.
    ...(of.auth ? [] : update),
    {
      name: of.trash ? 'delete outside the trash' : 'delete',
      local: (payload, person) => payload.delete({ collection, id: unknownId as never, ...as(person) }),
      rest: call('DELETE', unknown),
    },
    {
      name: of.trash ? 'delete many from the trash' : 'delete many',
      local: (payload, person) => payload.delete({ collection, where, ...as(person) }),
      rest: call('DELETE', none),
    },
    ...(of.version ? versioned : []),
    ...(of.auth ? auth : []),
    ...(of.duplicates ? [duplicate] : []),
  ];
}

const statusIn = (answer: unknown): string => {
  const doc = answer as { _status?: string; updatedAt?: string } | null;
  if (!doc || (!doc._status && !doc.updatedAt && Object.keys(doc).length <= 1)) return 'no';
  if (doc._status === undefined) return 'all';
  return doc._status === 'draft' ? 'all' : 'published';
};

/** Lists the operations of a global. */
export function questionsOfGlobal(slug: GlobalSlug, has: { versions: boolean; count: number }): Question[] {
  const versioned: Question[] = [
    {
      name: 'read versions',
      local: (payload, person) => payload.findGlobalVersions({ slug, ...as(person), limit: 1 }),
      rest: call('GET', `/globals/${slug}/versions?limit=1&depth=0`),
      seen: amount({ all: has.count }),
    },
    {
      name: 'restore a version',
      local: (payload, person) =>
        payload.restoreGlobalVersion({ slug, id: unknownId as never, ...as(person) }),
      rest: call('POST', `/globals/${slug}/versions/${unknownId}`),
    },
  ];
  return [
    {
      name: 'read',
      local: (payload, person) => payload.findGlobal({ slug, ...as(person), draft: true }),
      rest: call('GET', `/globals/${slug}?depth=0&draft=true`),
      seen: statusIn,
    },
    {
      name: 'update',
      // Fails validation when it is allowed, so nothing changes.
      local: (payload, person) =>
        payload.updateGlobal({ slug, data: { _status: 'published', ...invalid } as never, ...as(person) }),
      rest: call('POST', `/globals/${slug}`, { _status: 'published', ...invalid }),
    },
    ...(has.versions ? versioned : []),
  ];
}

/** One required field of each global. */
const invalid = {
  heroSections: [],
  heroText: { title1: '' },
  main: [],
  companyName: '',
  contact: { tag: '' },
  messages: null,
};
