import { sendStaff } from '../../requests/staff-api.ts';

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
export async function saveRecord(
  record: OpenRecord,
  body: Doc,
  status: 'draft' | 'published',
): Promise<OpenRecord> {
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
