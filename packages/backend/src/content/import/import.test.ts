import { EventEmitter } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import https from 'node:https';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { downloadZip } from 'client-zip';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { onePixel } from '../../../testing/records.ts';
import { importLimits } from './archive.ts';
import { type ImportPlan, type ImportProgress, summarise } from './lines.ts';

const staff = await openTestStaffSide();
const editor = await staff.as('editor');

type Uploads = Record<string, string | Uint8Array<ArrayBuffer>>;

type Choices = Record<string, string>;

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

async function readReport(response: Response) {
  const progress = (await response.text()).trim().split('\n');
  const { report }: ImportProgress = JSON.parse(progress.at(-1) ?? '');
  if (!report) throw new Error(progress.join());
  return { ...report, summary: summarise(report.lines) };
}

/** Reads files of the project. */
async function read(paths: Record<string, string>): Promise<Uploads> {
  const root = resolve(import.meta.dirname, '../../../../..');
  const files = Object.entries(paths).map(async ([name, path]) => [
    name,
    await readFile(resolve(root, path)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

async function pack(files: Uploads) {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  return Uint8Array.from(await downloadZip(entries).bytes());
}

async function find<S extends CollectionSlug>(collection: S, field: string, value: string) {
  const options = { collection, where: { [field]: { equals: value } }, draft: true, depth: 0 } as const;
  const [doc] = (await staff.payload.find(options)).docs;
  if (!doc) throw new Error(`${collection} has no ${value}`);
  return doc as DataFromCollectionSlug<S>;
}

const wxr = (content: string, id = 7, name = 'tides') => `<rss><channel>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<item><title>Of ${name} &amp;amp; men</title><link>https://old.example/2024/${name}/</link><wp:post_id>${id}</wp:post_id>
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>${name}</wp:post_name>
<content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;

test('imports a WordPress export with its pictures as drafts, and nothing the second time', async () => {
  const folder = 'e2e/fixtures/nordlys';
  const whole = await read({ 'a.xml': `${folder}/export.xml`, 'b.zip': `${folder}/uploads.zip` });
  // `another-firm.spec.ts` imports all thirty; these are what is read below, and the attachments.
  const some = /attachment\]|one free day\]|three sizes\]|first visit\]|price list for advice\]/;
  const items = /<item>.*?<\/item>/gs;
  const export4 = String(whole['a.xml']).replace(items, (item) => (some.test(item) ? item : ''));
  const uploads = { ...whole, 'a.xml': export4 };
  const dry = await check(uploads);
  expect(summarise(dry.lines)).toBe('4 × new');
  expect((await staff.payload.count({ collection: 'imported-items' })).totalDocs).toBe(0);
  const { id, lines } = await importAll(uploads);
  expect(lines).toEqual(dry.lines);
  const article = await find('blogs', 'title', 'A week with one free day');
  expect(article).toMatchObject({
    _status: 'draft',
    category: 'business',
    publishedOn: '2025-02-08',
  });
  const nodes = article.description.root.children as { type: string; value?: number }[];
  expect(nodes.map(({ type }) => type)).toEqual([
    'paragraph',
    'upload',
    'heading',
    'paragraph',
    'list',
    'paragraph',
  ]);
  const picture = await staff.payload.findByID({ collection: 'media', id: nodes[1]?.value ?? 0 });
  expect(picture.alt).toBe('A wall calendar with one empty column');
  // It leads to an article that comes later in the export.
  const target = await find('blogs', 'title', 'Estimates in three sizes');
  expect(JSON.stringify(nodes[5])).toContain(`"value":${target.id},"relationTo":"blogs"`);
  expect((await find('redirects', 'from', '/blog/the-first-visit')).to).toBe('/blogs/the-first-visit');
  expect(await (await editor(`/api/imports/${id}/report`)).text()).toContain(
    'shortcode [contact-form-7] was left out.',
  );
  expect((await importAll(uploads)).summary).toBe('4 × already there');
});

test('says what is special, fills what is missing, and undoes an import as one', async () => {
  const uploads = await read({ 'a.xml': 'packages/backend/testing/wordpress-states.xml' });
  const { questions, lines: dry } = await check(uploads);
  expect(questions.map(({ name }) => name)).toEqual(['subtitle', 'category', 'image']);
  expect(dry.slice(0, 4).map(({ notes }) => notes[0])).toEqual([
    'It was private on the old site.',
    'It needed a password on the old site.',
    'It was scheduled on the old site.',
    'It was waiting for a review on the old site.',
  ]);
  const [cover] = (await staff.payload.find({ collection: 'media', limit: 1, depth: 0 })).docs;
  const choices = { category: 'business', subtitle: 'sentence', image: String(cover?.id) };
  const first = await importAll(uploads, editor, choices);
  expect(first.summary).toBe('9 × new');
  const incomplete = first.lines.filter(({ notes }) => notes.join().includes('Needed before'));
  expect(incomplete.map(({ title }) => title)).toEqual(['W nodate']);
  const video = await find('blogs', 'title', 'W youtube');
  expect(video).toMatchObject({ category: 'business', subtitle: 'Before', image: cover?.id });
  expect(JSON.stringify(video.description)).toMatch(
    /"type":"link".*"url":"https:\/\/www\.youtube\.com\/watch\?v=EqRRUGFtbkg"/,
  );
  const seo = await find('blogs', 'title', 'W yoast');
  expect(seo.meta?.title).toBe('SEO title');
  const published = await editor(`/api/blogs/${seo.id}`, {
    method: 'PATCH',
    json: { _status: 'published' },
  });
  expect(published.status).toBe(200);

  // A recruiter may read the report, but not remove articles.
  expect((await undo(first.id, await staff.as('recruiter'))).summary).toBe('9 × new');
  const undone = await undo(first.id);
  expect(undone.summary).toBe('8 × undone, 1 × new');
  expect(undone.lines.find(({ title }) => title === 'W yoast')?.notes.at(-1)).toContain('changed since');
  await expect(find('blogs', 'title', 'W youtube')).rejects.toThrow('has no');
  await expect(find('redirects', 'from', '/w-yt')).rejects.toThrow('has no');
  expect((await find('redirects', 'from', '/w-yoast')).to).toBe('/blogs/w-yoast');
  const where = { kind: { equals: 'imports' }, action: { equals: 'deleted' } };
  expect((await staff.payload.count({ collection: 'audit-events', where })).totalDocs).toBe(2);
  expect(summarise((await check(uploads)).lines)).toBe('8 × new, 1 × left out');

  const team = await importAll({ 'team.csv': 'name,designation\nIda Lund,Adviser\n' });
  const { id: author } = await find('team-members', 'name', 'Ida Lund');
  await editor(`/api/blogs/${seo.id}`, { method: 'PATCH', json: { author } });
  expect((await undo(team.id)).lines[0]?.notes.at(-1)).toBe('Not undone: It is used by article “W yoast”.');
});

test('fetches missing pictures from the old site when asked to, and takes them back', async () => {
  vi.spyOn(https, 'get').mockImplementation((() => {
    const request = new EventEmitter();
    const response = Object.assign(Readable.from([Buffer.from(onePixel)]), { statusCode: 200, headers: {} });
    setImmediate(() => request.emit('response', response));
    return request;
  }) as never);
  const caption = (name: string) =>
    `[caption id="a" width="9"]<a href="/x"><img src="https://www.old.example/up/${name}.png" alt="A fetched picture"></a> Below \u0018it[/caption]`;
  const uploads = { 'a.xml': wxr(`${caption('one')}\nhttps://vimeo.com/1`, 21, 'fetched') };
  const { lines, questions } = await check(uploads);
  expect(questions.at(-1)?.options).toEqual([{ value: 'old.example', label: 'Fetch them from old.example' }]);
  expect(lines[0]?.notes.join()).toContain('one.png is not in the upload');
  const { id } = await importAll(uploads, editor, { fetchFrom: 'old.example' });
  const { description } = await find('blogs', 'title', 'Of fetched & men');
  const fields = { caption: 'Below it', size: 'text' };
  expect(description.root.children).toContainEqual(expect.objectContaining({ type: 'upload', fields }));
  expect(https.get).toHaveBeenCalledTimes(1);
  await find('media', 'alt', 'A fetched picture');
  expect((await undo(id)).summary).toBe('1 × undone');
  await expect(find('media', 'alt', 'A fetched picture')).rejects.toThrow('has no');
  await importAll(uploads);
  const { root } = (await find('blogs', 'title', 'Of fetched & men')).description;
  expect(JSON.stringify(root.children)).toMatch(/"text":"Below it".*"url":"https:\/\/vimeo\.com\/1"/);
});

test('asks once how dates are written that have two readings', async () => {
  const csv = 'title,publishedOn\nFirst of two,03/04/2026\nSecond of two,2026-02-30\n';
  const { questions, lines } = await check({ 'a.csv': csv });
  expect(questions[0]?.name).toBe('dates');
  expect(lines.map(({ notes }) => notes[0])).toEqual([
    'Published On “03/04/2026” has two readings: choose how dates are written.',
    'Published On “2026-02-30” is not a date. Write it as 2026-03-04.',
  ]);
  await importAll({ 'a.csv': csv }, editor, { dates: 'day' });
  expect((await find('blogs', 'title', 'First of two')).publishedOn).toBe('2026-04-03');
});

test('updates a draft that nobody has edited, and leaves others alone', async () => {
  await importAll({ 'a.xml': wxr('<p>One</p>') });
  const { id } = await find('blogs', 'title', 'Of tides & men');
  await importAll({ 'a.xml': wxr('<p>Two</p>') });
  expect(JSON.stringify((await find('blogs', 'id', String(id))).description)).toContain('"Two"');
  await editor(`/api/blogs/${id}?draft=true`, { method: 'PATCH', json: { title: 'Tides and men' } });
  const { lines } = await importAll({ 'a.xml': wxr('<p>Three</p>') });
  expect(lines[0]).toMatchObject({ result: 'skipped', notes: [expect.stringContaining('edited since')] });
  // The draft keeps the key that it had there, also with another title.
  expect((await find('redirects', 'from', '/2024/tides')).to).toBe('/blogs/tides');
  await staff.payload.update({ collection: 'blogs', id, data: { deletedAt: new Date().toISOString() } });
  expect((await check({ 'a.xml': wxr('<p>Four</p>') })).lines[0]?.notes[0]).toContain('in the trash');
});

test('leaves code of the classic editor as it is', async () => {
  const code = 'if (x) {\n\n  y[i k=1] = [a]b[/a]\n}';
  const classic = `Before
<pre class="c">${code}</pre>
after <code>[b k=1]</code> it

[gallery ids="1"]`;
  const { lines } = await importAll({ 'a.xml': wxr(classic, 11, 'code') });
  const { root } = (await find('blogs', 'title', 'Of code & men')).description;
  expect(root.children.map(({ type }) => type)).toEqual(['paragraph', 'block', 'paragraph']);
  expect(root.children[1]).toMatchObject({ fields: { blockType: 'code', code } });
  expect(JSON.stringify(root.children[2])).toContain('"[b k=1]"');
  expect(lines[0]?.notes.join()).toContain('shortcode [gallery]');
  expect(lines[0]?.notes.join()).not.toMatch(/\[[bi]\]/);
});

test('cleans what an article may not contain, and names it', async () => {
  const evil = `<p onclick="alert(1)">Hi <a href="javascript:alert(1)">you</a><script>alert(1)</script></p><h1>Top</h1>
<style>p{}</style><iframe src="https://x.example"></iframe><img src="/wp-content/uploads/gone.jpg" onerror="x">
<iframe src="https://www.youtube.com/embed/one"></iframe>
<!-- wp:embed {"url":"x"} --><figure><div class="w">\nhttps://youtu.be/two\n</div></figure><!-- /wp:embed -->`;
  const { lines } = await importAll({ 'a.xml': wxr(evil, 8, 'mice') });
  const text = JSON.stringify((await find('blogs', 'title', 'Of mice & men')).description);
  expect(text).toContain('"tag":"h2"');
  expect(text).not.toMatch(/alert|javascript|iframe|onclick/);
  expect(text).toMatch(/"url":"https:\/\/www\.youtube\.com\/embed\/one".*"url":"https:\/\/youtu\.be\/two"/);
  expect(lines[0]?.notes.join()).toMatch(
    /<script>.*<style>.*<iframe>.*javascript:.*gone\.jpg is not in the upload/s,
  );
});

test('imports a page at its path, unless that is taken', async () => {
  await importAll({ 'a.xml': wxr('<p>Us</p>', 9, 'imprint').replace('>post<', '>page<') });
  expect(await find('pages', 'path', '/imprint')).toMatchObject({
    title: 'Of imprint & men',
    _status: 'draft',
  });
  const { lines } = await check({ 'a.xml': wxr('<p>Us</p>', 10, 'careers').replace('>post<', '>page<') });
  expect(lines[0]?.notes.join()).toContain('/careers is taken');
});

test('imports a folder of Markdown with pictures and links', async () => {
  const head =
    '---\ntitle: Harbour lights\nauthor: Ines Holm\nimage: ../a.png\nimageAlt: Lights on water\n---\n';
  const folder = await pack({
    'content/articles/one.md': `${head}See [two](two.md).\n\n|a|b|\n|-|-|\n|1|2|\n\n![Water](../a.png)\n`,
    'content/articles/two.md': '---\ntitle: Second light\n---\n```\nls -l\n```\n',
    'content/articles/broken.md': 'No front matter',
    'content/team/ines.md': '---\nname: Ines Holm\ndesignation: Consultant\n---\n',
    'content/a.png': new Uint8Array(onePixel),
  });
  expect((await importAll({ 'folder.zip': folder })).summary).toBe('1 × left out, 3 × new');
  const one = await find('blogs', 'title', 'Harbour lights');
  const two = await find('blogs', 'title', 'Second light');
  expect(one.description.root.children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'upload']);
  expect(JSON.stringify(one.description)).toContain(`"value":${two.id},"relationTo":"blogs"`);
  expect(JSON.stringify(two.description)).toContain('ls -l\\n');
  expect(one.author).toBe((await find('team-members', 'name', 'Ines Holm')).id);
});

test('imports jobs and redirects from CSV for those who may add them', async () => {
  const jobs =
    'title;department;workMode;requirements;text\n=SUM(A1);Finance;Remote;Reads | Writes;"Line **one**"\n';
  await importAll({ 'jobs.csv': jobs }, await staff.as('recruiter'));
  const job = await find('jobs', 'title', '=SUM(A1)');
  expect(job).toMatchObject({ requirements: ['Reads', 'Writes'], workMode: 'remote', _status: 'draft' });
  expect((await check({ 'jobs.csv': jobs })).lines[0]?.notes).toEqual(['Your role may not add this.']);
  const csv = 'from,to\n/a-old,/about\n/a-old,/careers\n/b-old,/c-old\n/c-old,/b-old\n/blogs,/about\n';
  const { lines } = await importAll({ 'redirects.csv': csv });
  expect(lines.map(({ result }) => result)).toEqual(['new', 'skipped', 'new', 'failed', 'skipped']);
});

const rejected: Record<string, [Uploads | Promise<Uploads>, RegExp]> = {
  'broken XML': [{ 'a.xml': wxr('x').slice(0, -20) }, /cannot be read/],
  'a DOCTYPE': [{ 'a.xml': `<!DOCTYPE r [<!ENTITY a "b">]>${wxr('&a;')}` }, /DOCTYPE/],
  'another encoding': [{ 'a.csv': Uint8Array.from(Buffer.from('title\nCaf\u00e9\n', 'latin1')) }, /UTF-8/],
  'a name that leads out of the ZIP': [packOutside(), /names that a ZIP must not have/],
  'a decompression bomb': [read({ 'a.zip': 'packages/backend/testing/bomb.zip' }), /too large once unpacked/],
  'nothing to import': [{ 'a.txt': 'Hello' }, /nothing to import/],
};
test.each(Object.entries(rejected))('rejects %s', async (_, [uploads, message]) => {
  const response = await send(await uploads);
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(message)]);
});

test('leaves out a text that is nested too deeply', async () => {
  const { lines } = await check({ 'a.xml': wxr(`<p>${'<i>'.repeat(200)}Deep`, 14, 'depths') });
  expect(lines[0]).toMatchObject({
    result: 'new',
    notes: [expect.stringContaining('nested too deeply'), expect.any(String)],
  });
});

const repeat = (text: string, bytes: number) => text.repeat(bytes / text.length);
test.each([
  ['shortcodes', repeat('[a a=', 1_000_000)],
  ['comments', repeat('<!-- wp:a ', 1_000_000)],
  ['listings', repeat('<pre ', 1_000_000)],
])('reads a megabyte of unclosed %s in linear time', async (_, text) => {
  const { lines } = await check({ 'a.xml': wxr(text, 13, 'waves') });
  expect(lines).toHaveLength(1);
});

async function packOutside(): Promise<Uploads> {
  const bytes = Buffer.from(await pack({ 'aaaa.md': 'x' }));
  for (let at = bytes.indexOf('aaaa'); at >= 0; at = bytes.indexOf('aaaa')) bytes.write('../a', at);
  return { 'a.zip': Uint8Array.from(bytes) };
}

test('imports nothing that was not checked', async () => {
  const upload = { 'a.csv': 'title\nAn article\n' };
  expect((await send(upload, editor, 'another')).status).toBe(409);
});

/** Exports as an administrator, and returns the files of the ZIP as text. */
async function exportAll(): Promise<Record<string, string>> {
  const response = await (await staff.as('administrator'))('/api/export-content');
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await readText(await zip.openReadStreamPromise(entry));
  return files;
}

test('exports all content with relations by key', async () => {
  // WordPress writes escapes in lower case, browsers send them in upper case.
  const source = wxr('<p><a href="https://tides.example/a?d=1">See</a></p>', 12, 'charts');
  await importAll({ 'a.xml': source.replace('/2024/charts', '/2024/%d1%82') });
  expect((await find('redirects', 'from', '/2024/%d1%82')).to).toBe('/blogs/charts');
  const { id } = await find('blogs', 'title', 'Of charts & men');
  const media = (await staff.payload.find({ collection: 'media', limit: 1, sort: '-id', depth: 0 })).docs[0];
  const rest = { image: media?.id, category: 'business', publishedOn: '2024-05-01', subtitle: 'A' };
  const data = { ...rest, _status: 'published' } as never;
  await staff.payload.update({ collection: 'blogs', id, data });
  await rm(join(staff.payload.collections.media.config.upload.staticDir ?? '', media?.filename ?? ''));

  const reads = vi.spyOn(staff.payload, 'find');
  const files = await exportAll();
  expect(reads.mock.calls.filter(([{ depth, where }]) => depth === 1 && !where)).toEqual([]);
  reads.mockRestore();
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['collections/jobs.json', 'globals/settings.json']));
  expect(names.join()).toMatch(/media\/[\w-]+\.webp/);
  expect(names.join()).not.toMatch(/\/(users|messages|applications|mails|recipients)\.json/);
  const articles: { title: string; author?: string; image?: string; description: object }[] = JSON.parse(
    files['collections/blogs.json'] ?? '',
  );
  const sample = articles.find(({ author }) => author);
  expect([sample?.author, sample?.image]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[a-z-]+$/)]),
  );
  const charts = articles.find(({ title }) => title === 'Of charts & men');
  expect(JSON.stringify(charts?.description)).toContain('"url":"https://tides.example/a?d=1"');
  const exported = JSON.parse(files['collections/media.json'] ?? '');
  expect(exported[0]).not.toHaveProperty('url');
  expect(exported).toHaveLength((await staff.payload.count({ collection: 'media' })).totalDocs);
  expect(files['missing.txt']).toBe(`${media?.filename}\n`);
  const where = { action: { equals: 'exported' } };
  expect((await staff.payload.count({ collection: 'audit-events', where })).totalDocs).toBe(1);
});

// Last: the import after it would load the thread anew.
test('ends the reading of quadratic elements with a sentence, and answers others meanwhile', async () => {
  // Starts the thread, so that the deadline is that of the file.
  await check({ 'a.csv': 'title\nAn article\n' });
  const { seconds } = importLimits;
  importLimits.seconds = 1.5;
  let answers = 0;
  const others = setInterval(() => void editor('/api/imports').then(() => (answers += 1)), 100);
  const uploads = { 'a.xml': wxr(repeat('<b>', 300_000)) };
  const response = await send(uploads).finally(() => clearInterval(others));
  importLimits.seconds = seconds;
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('takes too long')]);
  expect(answers).toBeGreaterThan(3);
});
