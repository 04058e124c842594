import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { downloadZip } from 'client-zip';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { type ImportPlan, type ImportProgress, summarise } from '../src/content/import/lines.ts';
import { openTestStaffSide } from './open-staff-side.ts';

/** Files to import, by name. */
export type Uploads = Record<string, string | Uint8Array<ArrayBuffer>>;

type Choices = Record<string, string>;

/** Opens the staff side until the end of the test file, with an editor who imports. */
export async function openImports() {
  const staff = await openTestStaffSide();
  const editor = await staff.as('editor');

  async function send(uploads: Uploads, call = editor, plan = '', choices: Choices = {}) {
    const parts = Object.values(uploads).map((content) => Buffer.from(content));
    const files = Object.keys(uploads).map((name, index) => ({ name, size: parts[index]?.length }));
    const query = new URLSearchParams({
      plan,
      files: JSON.stringify(files),
      choices: JSON.stringify(choices),
    });
    return call(`/api/imports/upload?${query}`, { method: 'POST', body: Buffer.concat(parts) });
  }

  const check = async (uploads: Uploads, choices: Choices = {}): Promise<ImportPlan> =>
    (await send(uploads, editor, '', choices)).json();

  /** Imports what a dry run shows, and returns the report. */
  async function importAll(uploads: Uploads, call = editor, choices: Choices = {}) {
    const { plan }: ImportPlan = await (await send(uploads, call, '', choices)).json();
    return readReport(await send(uploads, call, plan, choices));
  }

  const undo = async (id: number, call = editor) =>
    readReport(await call(`/api/imports/${id}/undo`, { method: 'POST' }));

  async function find<S extends CollectionSlug>(collection: S, field: string, value: string) {
    const options = { collection, where: { [field]: { equals: value } }, draft: true, depth: 0 } as const;
    const [doc] = (await staff.payload.find(options)).docs;
    if (!doc) throw new Error(`${collection} has no ${value}`);
    return doc as DataFromCollectionSlug<S>;
  }

  return { staff, editor, send, check, importAll, undo, find };
}

async function readReport(response: Response) {
  const progress = (await response.text()).trim().split('\n');
  const { report }: ImportProgress = JSON.parse(progress.at(-1) ?? '');
  if (!report) throw new Error(progress.join());
  return { ...report, summary: summarise(report.lines) };
}

/** Reads files of the project. */
export async function readProject(paths: Record<string, string>): Promise<Uploads> {
  const root = resolve(import.meta.dirname, '../../..');
  const files = Object.entries(paths).map(async ([name, path]) => [
    name,
    await readFile(resolve(root, path)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** Packs files into a ZIP. */
export async function pack(files: Uploads) {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  return Uint8Array.from(await downloadZip(entries).bytes());
}

/** A WordPress export with one article. */
export const wxr = (content: string, id = 7, name = 'tides') => `<rss><channel>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<item><title>Of ${name} &amp;amp; men</title><link>https://old.example/2024/${name}/</link><wp:post_id>${id}</wp:post_id>
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>${name}</wp:post_name>
<content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;
