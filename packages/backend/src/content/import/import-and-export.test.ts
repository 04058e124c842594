import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { openImports, pack, wxr } from '../../../testing/imports.ts';
import { onePixel } from '../../../testing/records.ts';

const { staff, editor, send, check, importAll, find } = await openImports();

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
  expect(lines.map(({ result }) => result)).toEqual(['new', 'skipped', 'new', 'new', 'skipped']);
});

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
