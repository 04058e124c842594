import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { APIError, type PayloadRequest } from 'payload';
import { isAPIError } from '../../accounts/api-error.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import { toAddress, toOldPath } from '../../publishing/paths/addresses.ts';
import { findRedirectProblem } from '../../publishing/redirects/collection.ts';
import { runInWorker, TaskAborted } from '../../storage/worker/run-in-worker.ts';
import { importLimits, listFiles, type Upload } from './archive.ts';
import { createBuilder, type ImportChoices, listQuestions, type Made, type Planned } from './build.ts';
import { type Item, importKinds, kindOf, mayImport } from './kinds.ts';
import { type ImportLine, type ImportPlan, type ImportProgress, summarise } from './lines.ts';
import type { readSources } from './sources.ts';

const order = Object.keys(importKinds);
const toHash = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex');

/**
 * Reads an upload and finds out what an import of it would make, without making anything.
 * @returns what it would do, line by line, the hash of that, what may be chosen, and a function that does it
 * @throws {APIError} 400 with what to do about a file that cannot be read
 */
export async function prepareImport(req: PayloadRequest, uploads: Upload[], choices: ImportChoices) {
  const items = await parse(uploads);
  const files = await listFiles(uploads);
  const all = items
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((item): Planned => {
      const { place, kind, notes, values } = item;
      const title = values.title || values.name || values.from || '–';
      const label = kind && kindOf(kind).label;
      const line: ImportLine = { place, kind: label, title, result: 'new', notes, redirects: [] };
      return { item, hash: '', line, made: [] };
    });
  const { build, asked, hosts } = createBuilder(req, all, files, choices);
  const sources = new Set<string>();
  for (const planned of all) {
    // Hashing blocks the event loop, and others work with the staff side meanwhile.
    await setImmediate();
    const { item, line } = planned;
    const missing = kindOf(item.kind).needs.filter((name) => !item.values[name]);
    let reason = item.kind ? '' : item.notes[0];
    if (missing.length > 0) reason ||= `It has no ${missing.join(' and no ')}.`;
    else if (sources.has(item.source)) reason ||= 'It is in the upload twice; the first one counts.';
    else if (!(await mayImport(req, item.kind))) reason ||= 'Your role may not add this.';
    sources.add(item.source);
    if (reason) Object.assign(line, { result: 'skipped', notes: [reason] });
    else if (item.kind === 'redirects') await planRedirect(planned);
    else await planDocument(planned);
  }
  const lines = all.map(({ line }) => line);

  async function planDocument(planned: Planned): Promise<void> {
    const { item, line } = planned;
    const state = await readState(req, item);
    if (state.id !== undefined) planned.id = state.id;
    const { notes, found } = await build(planned, true);
    planned.hash = toHash(item.values, item.html, found);
    const { result, reason } = decide(state, planned.hash);
    Object.assign(line, { result, notes: reason ? [reason] : notes });
    if (result !== 'new') return;
    for (const address of item.addresses.filter((one) => !one.endsWith('.md'))) {
      const from = toOldPath(address);
      const mayRedirect = from !== '/' && (await mayImport(req, 'redirects'));
      const problem = mayRedirect ? await redirect(req, from, '/', true) : `${address} is not redirected.`;
      if (typeof problem === 'string') notes.push(problem);
      else line.redirects.push(from);
    }
  }

  async function planRedirect({ item: { values }, line }: Planned): Promise<void> {
    const { from = '', to = '' } = values;
    values.from = toOldPath(from);
    const present = await findOne(req, 'redirects', {
      from: { equals: values.from },
      to: { equals: to },
    });
    const reason = present ? 'It is there already.' : await redirect(req, values.from, to, true);
    if (reason) Object.assign(line, { result: present ? 'same' : 'skipped', notes: [reason] });
  }

  /** Makes what was planned, item by item, and stores the report, also when it is interrupted. */
  async function* run(): AsyncGenerator<ImportProgress> {
    const due = all.filter(({ line: { result } }) => result === 'new' || result === 'changed');
    const total = due.length;
    const waiting: Planned[] = [];
    let done = 0;
    let report: ImportProgress['report'];
    const save = async () => {
      const open = new Set(due.slice(done));
      const shown = all.flatMap((one) => (open.has(one) ? [] : { ...one.line, made: one.made }));
      const name = uploads.map((one) => one.name).join(', ');
      const data = { name, summary: summarise(shown), by: req.user?.name ?? '', lines: { ...shown } };
      const { id } = await req.payload.create({ collection: 'imports', data, depth: 0 });
      report = { id, lines };
    };
    try {
      for (const planned of due) {
        yield { done, total };
        if (await attempt(planned)) waiting.push(planned);
        done += 1;
      }
      // By now what they link to is there.
      for (const planned of waiting) await attempt(planned);
      await save();
      yield { done, total, report };
    } finally {
      if (!report) await save();
    }
  }

  /** Makes one document. @returns whether it links to items that are not there yet */
  async function attempt(planned: Planned): Promise<boolean> {
    const { kind, values } = planned.item;
    try {
      // Before the transaction: it stores pictures.
      const built = kind === 'redirects' ? undefined : await build(planned, false);
      const made = await inTransaction(req.payload, async ({ req: own }) => {
        own.user = req.user;
        if (built) return write(own, planned, built);
        const result = await redirect(own, values.from ?? '', values.to ?? '');
        if (typeof result === 'string') throw new APIError(result, 409);
        return [result].flatMap((one) => one ?? []);
      });
      planned.made.push(...made);
      planned.line.notes = [...new Set([...planned.line.notes, ...(built?.notes ?? [])])];
      return built?.isPending ?? false;
    } catch (error) {
      if (!isAPIError(error)) req.payload.logger.error(error);
      const reason = isAPIError(error) ? error.message : 'It could not be saved.';
      Object.assign(planned.line, { result: 'failed', notes: [reason] });
      return false;
    }
  }

  const plan = toHash(choices, ...all.map(({ line, hash }) => [line, hash]));
  const questions = await listQuestions(req, asked, hosts);
  return { shown: { plan, lines, questions } satisfies ImportPlan, run };
}

/** Reads the items of an upload in a worker thread. @throws {APIError} 400 when that takes too long */
async function parse(uploads: Upload[]): Promise<Item[]> {
  const task = { file: './sources.ts', from: import.meta.url, name: 'readSources' };
  const deadlineMs = importLimits.seconds * 1_000;
  // Loading jsdom and the editor takes two seconds, and the import follows its dry run.
  const limits = { deadlineMs, heapMegabytes: 512, bufferMegabytes: 512, idleMs: 30_000 };
  try {
    return await runInWorker<typeof readSources>({ ...task, args: [uploads] }, limits);
  } catch (cause) {
    if (!(cause instanceof TaskAborted)) throw cause;
    const message =
      'Reading these files takes too long or too much memory. Import fewer at a time; one that fails by itself cannot be imported.';
    throw new APIError(message, 400, { cause });
  }
}

/** Stores a document with what the next import has to know, and redirects its old paths. @returns what is new */
async function write(
  req: PayloadRequest,
  planned: Planned,
  built: { data: object; isPending: boolean },
): Promise<Made[]> {
  const { collection } = kindOf(planned.item.kind);
  const { payload } = req;
  const state = await readState(req, planned.item);
  const { id: known, entry } = state;
  const { reason } = decide(state, planned.hash);
  if (reason) throw new APIError(reason, 409);
  const data = { ...built.data, _status: 'draft' } as never;
  const shared = { collection, draft: true, depth: 0, req } as const;
  const { id } = await (known
    ? payload.update({ ...shared, id: known, data })
    : payload.create({ ...shared, data }));
  // The newest version has a timestamp of its own.
  const newest = await payload.findByID({ ...shared, id });
  const hash = built.isPending ? 'pending' : planned.hash;
  const row = { source: planned.item.source, record: Number(id), hash, version: newest.updatedAt };
  const table = { collection: 'imported-items', depth: 0, req } as const;
  if (entry) await payload.update({ ...table, id: entry, data: row });
  else await payload.create({ ...table, data: row });
  planned.id = Number(id);
  const to = toAddress(collection, newest as { path?: string; key?: string });
  const made: Made[] = known ? [] : [{ collection, id: Number(id) }];
  for (const from of !known && to ? planned.line.redirects : []) {
    const result = from === to ? undefined : await redirect(req, from, String(to));
    if (typeof result === 'string') planned.line.notes.push(result);
    else if (result) made.push(result);
  }
  return made;
}

/** The stored state of an item that was imported before. */
interface State {
  /** Id of the row about it; it may be there without its document. */
  entry?: number | undefined;
  id?: number;
  hash?: string;
  isTrashed?: boolean;
  isEdited?: boolean;
}

async function readState(req: PayloadRequest, item: Planned['item']): Promise<State> {
  const stored = await findOne(req, 'imported-items', { source: { equals: item.source } });
  const options = { draft: true, trash: true, disableErrors: true, depth: 0, req } as const;
  const { collection } = kindOf(item.kind);
  const doc = stored && (await req.payload.findByID({ collection, id: stored.record, ...options }));
  if (!stored || !doc) return { entry: stored?.id };
  const { id: entry, record: id, hash, version } = stored;
  return {
    entry,
    id,
    hash,
    isTrashed: Boolean('deletedAt' in doc && doc.deletedAt),
    isEdited: doc.updatedAt !== version,
  };
}

/** Says what an import does with an item whose source has this hash, and why where it does nothing. */
function decide(
  { id, isTrashed, isEdited, ...stored }: State,
  hash: string,
): Pick<ImportLine, 'result'> & { reason?: string } {
  if (id === undefined) return { result: 'new' };
  if (isTrashed) return { result: 'skipped', reason: 'It was imported before and is in the trash.' };
  if (stored.hash === hash) return { result: 'same', reason: 'It was imported before.' };
  if (!isEdited) return { result: 'changed' };
  return { result: 'skipped', reason: 'It was imported before and edited since, so your version stays.' };
}

/** Adds a redirect unless it is there. @returns it, or why it cannot be; asked first, as an error ends the transaction */
async function redirect(
  req: PayloadRequest,
  from: string,
  to: string,
  isTrial = false,
): Promise<string | Made | undefined> {
  const present = await findOne(req, 'redirects', { from: { equals: from } });
  if (present)
    return present.to === to ? undefined : `${from} already leads to ${present.to}, and that stays.`;
  const problem = await findRedirectProblem(req, { from, to });
  if (problem || isTrial) return problem;
  const { id } = await req.payload.create({ collection: 'redirects', data: { from, to }, depth: 0, req });
  return { collection: 'redirects', id };
}
