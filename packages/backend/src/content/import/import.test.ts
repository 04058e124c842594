import { EventEmitter } from 'node:events';
import https from 'node:https';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { openImports, pack, readProject, type Uploads, wxr } from '../../../testing/imports.ts';
import { onePixel } from '../../../testing/records.ts';
import { importLimits } from './archive.ts';
import { summarise } from './lines.ts';

const { staff, editor, send, check, importAll, undo, find } = await openImports();

test('imports a WordPress export with its pictures as drafts, and nothing the second time', async () => {
  const folder = 'e2e/fixtures/nordlys';
  const whole = await readProject({ 'a.xml': `${folder}/export.xml`, 'b.zip': `${folder}/uploads.zip` });
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
  const uploads = await readProject({ 'a.xml': 'packages/backend/testing/wordpress-states.xml' });
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

const rejected: Record<string, [Uploads | Promise<Uploads>, RegExp]> = {
  'broken XML': [{ 'a.xml': wxr('x').slice(0, -20) }, /cannot be read/],
  'a DOCTYPE': [{ 'a.xml': `<!DOCTYPE r [<!ENTITY a "b">]>${wxr('&a;')}` }, /DOCTYPE/],
  'another encoding': [{ 'a.csv': Uint8Array.from(Buffer.from('title\nCaf\u00e9\n', 'latin1')) }, /UTF-8/],
  'a name that leads out of the ZIP': [packOutside(), /names that a ZIP must not have/],
  'a decompression bomb': [
    readProject({ 'a.zip': 'packages/backend/testing/bomb.zip' }),
    /too large once unpacked/,
  ],
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
