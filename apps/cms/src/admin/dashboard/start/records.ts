'use client';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useRef, useState } from 'react';
import { readStaff, reasonOf, StaffApiError, sendStaff } from '../../requests/staff-api.ts';

/** Why a record was not stored. */
interface Failure {
  text: string;
  /** By the path of a field. */
  fields: Values;
}

interface Options {
  given: OpenRecord[];
  fieldsOf: (record: OpenRecord) => readonly FormField[];
  /** Creates a record that is not stored yet. */
  create: (path: string) => OpenRecord;
  /** In session storage, for this user and form. */
  storageKey: string;
}

/**
 * Edits several records in one form. Unsaved values are written to session storage until they are saved, so that they
 * survive leaving, a reload and a lost connection; a newer version is loaded below them, never over them.
 */
export function useRecords({ given, fieldsOf, create, storageKey }: Options) {
  const [stored, setStored] = useState(given);
  /** By the path of its record. */
  const draft = useStoredState<{ typed: Record<string, Values> }>(storageKey, { typed: {} });
  const { typed } = draft.value;
  // A save that ends later reads what has been typed meanwhile.
  const latest = useRef(typed);
  latest.current = typed;
  const [failures, setFailures] = useState<Record<string, Failure>>({});
  const [isOutdated, setOutdated] = useState(false);
  /** The stored values may be newer than the unsaved ones. */
  const isOlder = (isOutdated || draft.restoredAt !== undefined) && Object.keys(typed).length > 0;
  const added = Object.keys(typed).filter((path) => isNew({ path }));
  const records = [...stored, ...added.map(create)];

  function write(next: typeof typed): void {
    latest.current = next;
    draft.change({ typed: next });
  }
  function remove(path: string): void {
    const { [path]: _, ...rest } = latest.current;
    write(rest);
  }
  const storedOf = (record: OpenRecord) => toValues(record.doc, fieldsOf(record));
  const valuesOf = (record: OpenRecord): Values => ({ ...storedOf(record), ...typed[record.path] });
  const show = (next: OpenRecord) =>
    setStored((all) =>
      all.some(({ path }) => path === next.path)
        ? all.map((one) => (one.path === next.path ? next : one))
        : [...all, next],
    );

  async function explain(record: OpenRecord, error: unknown): Promise<Failure> {
    const fields = error instanceof StaffApiError ? error.fields : {};
    if (Object.keys(fields).length > 0) return { fields, text: 'Please correct the marked fields.' };
    if (!(error instanceof StaffApiError) || error.status !== 409) return { fields, text: reasonOf(error) };
    const doc = await readStaff<Doc>(`/api/${record.path}?draft=true&depth=0`).catch(() => undefined);
    if (!doc) return { fields, text: error.message };
    show({ ...record, doc });
    setOutdated(true);
    return { fields, text: `${error.message} What you typed is still here. Save again to keep it.` };
  }

  return {
    records,
    isOlder,
    valuesOf,
    failureOf: (record: OpenRecord): Failure | undefined => failures[record.path],
    /** Returns the stored value of a field whose unsaved value differs. */
    storedIn(record: OpenRecord, path: string): string | undefined {
      const value = storedOf(record)[path];
      return isOlder && !isNew(record) && value !== valuesOf(record)[path] ? value : undefined;
    },
    add: (path: string) => write({ ...latest.current, [path]: {} }),
    remove,
    change: (record: OpenRecord, path: string, value: string) =>
      write({ ...latest.current, [record.path]: { ...latest.current[record.path], [path]: value } }),
    /** Stores what was typed, record by record. @returns whether all of it is stored */
    async save(status: 'draft' | 'published'): Promise<boolean> {
      const found: Record<string, Failure> = {};
      for (const record of records.filter(({ path }) => typed[path])) {
        try {
          const body = toBody(valuesOf(record), fieldsOf(record), record.doc);
          const saved = await saveRecord(record, body, status);
          // What was typed meanwhile stays.
          const unsaved = Object.entries(latest.current[record.path] ?? {}).filter(
            ([field, value]) => typed[record.path]?.[field] !== value,
          );
          remove(record.path);
          if (unsaved.length > 0) write({ ...latest.current, [saved.path]: Object.fromEntries(unsaved) });
          show(saved);
        } catch (error) {
          found[record.path] = await explain(record, error);
        }
      }
      setFailures(found);
      return Object.keys(latest.current).length === 0;
    },
  };
}

/** A field of a record, as one input. */
export interface FormField {
  /** `social.network` */
  path: string;
  label: string;
  hint?: string;
  /** Several lines of text, one value per line, one of the choices, or rich text of one line; a line otherwise. */
  kind?: 'area' | 'lines' | 'choice' | 'rich';
  type?: 'email' | 'number' | 'tel';
}

/** A record as the API returns it. */
export type Doc = Record<string, unknown> & { id?: number; updatedAt?: string | null };

/** A record that the form changes. */
export interface OpenRecord {
  /** Below `/api`: `globals/settings`, `offices/3`; `offices/new-1` of one that is not stored yet. */
  path: string;
  doc: Doc;
  hasDrafts: boolean;
}

/** Texts of inputs by the path of their field. */
export type Values = Record<string, string>;

/** Returns the texts of a record's inputs. */
export function toValues(doc: Doc, fields: readonly FormField[]): Values {
  return Object.fromEntries(
    fields.map(({ path, kind }) => {
      const value = path.split('.').reduce<unknown>((at, key) => (at as Doc | undefined)?.[key], doc);
      if (kind === 'rich') return [path, toPlain((value as Doc | undefined)?.root)];
      return [path, Array.isArray(value) ? value.join('\n') : String(value ?? '')];
    }),
  );
}

function toPlain(node: unknown): string {
  const { text = '', children = [] } = (node ?? {}) as { text?: string; children?: unknown[] };
  return text + children.map(toPlain).join('');
}

/** Creates rich text with one paragraph. */
function toRichText(text: string): Doc {
  const shared = { version: 1, format: '' };
  const block = { ...shared, indent: 0, direction: null };
  const words = { ...shared, type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text };
  const paragraph = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] };
  return { root: { ...block, type: 'root', children: [paragraph] } };
}

/** Returns what the API stores for the texts of inputs; rich text as it is stored where its words are the same. */
export function toBody(values: Values, fields: readonly FormField[], stored: Doc): Doc {
  const body: Doc = {};
  for (const { path, kind, type } of fields) {
    const text = (values[path] ?? '').trim();
    const [name = '', inner] = path.split('.');
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    const single = type === 'number' && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
    if (kind === 'rich' && text === toValues(stored, fields)[path]?.trim()) continue;
    const rich = text ? toRichText(text) : null;
    const value = kind === 'lines' ? lines : kind === 'rich' ? rich : single;
    body[name] = inner ? { ...(body[name] as Doc | undefined), [inner]: value } : value;
  }
  return body;
}

/** Whether a record has not been stored yet. */
export const isNew = ({ path }: { path: string }): boolean => path.includes('/new-');

/**
 * Stores a record over the version that was loaded.
 * @returns the stored record
 * @throws {StaffApiError} 400 with the errors of its fields, 409 when a colleague has saved a newer version
 */
async function saveRecord(record: OpenRecord, body: Doc, status: 'draft' | 'published'): Promise<OpenRecord> {
  const { path, doc, hasDrafts } = record;
  const [collection = ''] = path.split('/');
  const target = isNew(record) ? collection : path;
  const method = isNew(record) || collection === 'globals' ? 'POST' : 'PATCH';
  const data = { ...(isNew(record) && doc), ...body, ...(hasDrafts && { _status: status }) };
  const answer = await sendStaff<{ doc?: Doc; result?: Doc }>(
    method,
    `/api/${target}?depth=0&draft=${hasDrafts && status === 'draft'}`,
    data,
    isNew(record) ? undefined : (doc.updatedAt ?? undefined),
  );
  const stored = answer.doc ?? answer.result ?? doc;
  return { ...record, doc: stored, path: isNew(record) ? `${collection}/${stored.id}` : path };
}
