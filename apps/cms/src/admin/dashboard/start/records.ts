'use client';
import { isRecord, readStored, writeStored } from '@riverfront/ui/storage';
import { useEffect, useRef, useState } from 'react';
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
  const [records, setRecords] = useState(given);
  /** By the path of its record. */
  const [typed, setTyped] = useState<Record<string, Values>>({});
  // A save that ends later reads what has been typed meanwhile.
  const latest = useRef(typed);
  const [failures, setFailures] = useState<Record<string, Failure>>({});
  /** The stored values may be newer than the unsaved ones. */
  const [isOlder, setOlder] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const stored = Object.entries(readStored('sessionStorage', storageKey) ?? {});
    const earlier = Object.fromEntries(stored.filter(([, values]) => isRecord(values))) as typeof typed;
    latest.current = earlier;
    setTyped(earlier);
    setOlder(Object.keys(earlier).length > 0);
    const added = Object.keys(earlier).filter((path) => isNew({ path }));
    setRecords([...given, ...added.map(create)]);
  }, []);

  function write(next: typeof typed): void {
    latest.current = next;
    setTyped(next);
    writeStored('sessionStorage', storageKey, Object.keys(next).length > 0 ? next : null);
  }
  const replace = (path: string, next: OpenRecord) =>
    setRecords((all) => all.map((one) => (one.path === path ? next : one)));
  const storedOf = (record: OpenRecord) => toValues(record.doc, fieldsOf(record));
  const valuesOf = (record: OpenRecord): Values => ({ ...storedOf(record), ...typed[record.path] });

  async function explain(record: OpenRecord, error: unknown): Promise<Failure> {
    const fields = error instanceof StaffApiError ? error.fields : {};
    if (Object.keys(fields).length > 0) return { fields, text: 'Please correct the marked fields.' };
    if (!(error instanceof StaffApiError) || error.status !== 409) return { fields, text: reasonOf(error) };
    const doc = await readStaff<Doc>(`/api/${record.path}?draft=true&depth=0`).catch(() => undefined);
    if (!doc) return { fields, text: error.message };
    replace(record.path, { ...record, doc });
    setOlder(true);
    return { fields, text: `${error.message} What you typed is still here. Save again to keep it.` };
  }

  return {
    records,
    isOlder: isOlder && Object.keys(typed).length > 0,
    valuesOf,
    failureOf: (record: OpenRecord): Failure | undefined => failures[record.path],
    /** Returns the stored value of a field whose unsaved value differs. */
    storedIn(record: OpenRecord, path: string): string | undefined {
      const stored = storedOf(record)[path];
      return isOlder && !isNew(record) && stored !== valuesOf(record)[path] ? stored : undefined;
    },
    add(path: string) {
      setRecords([...records, create(path)]);
      write({ ...latest.current, [path]: {} });
    },
    remove(path: string) {
      setRecords(records.filter((one) => one.path !== path));
      const { [path]: _, ...rest } = latest.current;
      write(rest);
    },
    change: (record: OpenRecord, path: string, value: string) =>
      write({ ...latest.current, [record.path]: { ...latest.current[record.path], [path]: value } }),
    /** Stores what was typed, record by record. @returns whether all of it is stored */
    async save(status: 'draft' | 'published'): Promise<boolean> {
      const sent = latest.current;
      /** The path of each saved record, by the one that it had before. */
      const saved = new Map<string, string>();
      const found: Record<string, Failure> = {};
      for (const record of records.filter(({ path }) => sent[path])) {
        try {
          const stored = await saveRecord(
            record,
            toBody(valuesOf(record), fieldsOf(record), record.doc),
            status,
          );
          replace(record.path, stored);
          saved.set(record.path, stored.path);
        } catch (error) {
          found[record.path] = await explain(record, error);
        }
      }
      write(withoutSaved(latest.current, sent, saved));
      setFailures(found);
      return Object.keys(latest.current).length === 0;
    },
  };
}

/** Leaves what was typed while it was saved: of a saved record, the values that are not the sent ones. */
function withoutSaved(
  typed: Record<string, Values>,
  sent: Record<string, Values>,
  saved: ReadonlyMap<string, string>,
): Record<string, Values> {
  const left = Object.entries(typed).flatMap(([path, values]) => {
    if (!saved.has(path)) return [[path, values] as const];
    const unsaved = Object.entries(values).filter(([field, value]) => sent[path]?.[field] !== value);
    return unsaved.length > 0 ? [[saved.get(path) ?? path, Object.fromEntries(unsaved)] as const] : [];
  });
  return Object.fromEntries(left);
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
