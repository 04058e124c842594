import { extname } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { APIError } from 'payload';
import { parse as parseYaml } from 'yaml';
import { importLimits, listFiles, type Upload } from './archive.ts';
import { findKind, type Item, kindOf, leftOut, nowhere, type Texts } from './kinds.ts';
import { toContent, toPlain } from './rich-text.ts';
import { readWxr } from './wxr.ts';

/**
 * Reads the items of an upload: Markdown, CSV and WordPress exports, by themselves or in a ZIP.
 * Runs in a worker thread, because some of what it calls takes quadratic time and more.
 * @throws {APIError} 400 with what to do about a file that cannot be read
 */
export async function readSources(uploads: Upload[]): Promise<Item[]> {
  const items: Item[] = [];
  for (const { name, read } of await listFiles(uploads)) {
    const reader = readers[extname(name).toLowerCase()];
    if (reader) items.push(...reader(name, decode(name, await read(importLimits.text))));
    if (items.length > importLimits.items)
      throw new APIError(`There are more than ${importLimits.items} items. Import them in parts.`, 400);
  }
  for (const item of items) convertTexts(item);
  if (items.length > 0) return JSON.parse(JSON.stringify(items), (_, value) => removeControls(value));
  throw new APIError(
    'There is nothing to import: choose a CSV, a WordPress export or a ZIP of Markdown files.',
    400,
  );
}

/** Converts the texts of an item to plain text, and its HTML to rich text. The paths of a redirect stay. */
function convertTexts(item: Item): void {
  if (item.kind === 'redirects') return;
  const plain = Object.entries(item.values).map(([name, text]) => [name, toPlain(text)]);
  item.values = Object.fromEntries(plain);
  const notes = new Set(item.notes);
  if (item.html.trim()) item.content = toContent(item.html, item.kind, (note) => notes.add(note));
  item.notes = [...notes].slice(0, 100);
}

/** Removes the control characters and noncharacters of a text, which neither XML nor browsers accept. */
function removeControls(value: unknown): unknown {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
  const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
  return typeof value === 'string' ? value.toWellFormed().replaceAll(controls, '') : value;
}

const readers: Record<string, (name: string, text: string) => Item[]> = {
  '.md': readMarkdown,
  '.csv': readCsv,
  '.xml': readWxr,
};

function decode(name: string, bytes: Buffer): string {
  if (bytes.length > importLimits.text * 1024 ** 2)
    throw new APIError(`“${name}” is larger than 10 MB. Split it.`, 400);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new APIError(
      `“${name}” is not in UTF-8. Save it as UTF-8 (in Excel: “CSV UTF-8”) and try again.`,
      400,
    );
  }
}

function readMarkdown(name: string, source: string): Item[] {
  const [, head = '', text] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  try {
    const item = toItem(name, name, { ...parseYaml(head), text }, `markdown:${name}`);
    return [{ ...item, addresses: [item.base, ...item.addresses] }];
  } catch (error) {
    return [leftOut(name, `Its front matter cannot be read: ${(error as Error).message.split('\n')[0]}`)];
  }
}

function readCsv(name: string, source: string): Item[] {
  const [head = ''] = source.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].reduce((a, b) => (head.split(b).length > head.split(a).length ? b : a));
  try {
    const options = {
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    } as const;
    const rows: Texts[] = parseCsv(source, { ...options, delimiter });
    return rows.map((row, index) => toItem(name, `${name}, row ${index + 2}`, row));
  } catch (error) {
    throw new APIError(`“${name}” is not a CSV that can be read: ${(error as Error).message}`, 400);
  }
}

function toItem(file: string, place: string, row: object, source?: string): Item {
  const { id, text, oldAddress, ...values } = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (toText(value) ? [[name.trim(), toText(value)]] : [])),
  ) as Texts;
  const kind = findKind(Object.keys(values));
  if (!kind)
    return leftOut(place, 'It has neither a title nor a name and role, nor the paths of a redirect.');
  const unknown = Object.keys(values).filter((name) => !kindOf(kind).columns[name]);
  return {
    source: source ?? `csv:${kind}/${id || values.title || values.name || values.from}`,
    place,
    kind,
    values,
    html: micromark(text ?? '', {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfmTable()],
      htmlExtensions: [gfmTableHtml()],
    }),
    base: `${nowhere}/${encodeURI(file)}`,
    addresses: oldAddress && URL.canParse(oldAddress, nowhere) ? [new URL(oldAddress, nowhere).href] : [],
    notes: unknown.length > 0 ? [`There is no field for ${unknown.join(', ')}.`] : [],
    descriptions: {},
  };
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.map(toText).join('\n') : String(value ?? '').trim();
}
