import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';
import { countTo, paginationOf } from '../read-published.ts';
import { richTextHtml } from './rich-text.ts';

const site = await openTestApp();
const { payload } = site.content;

const element = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...more,
});
const words = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
const cell = (text: string, more: object = {}) =>
  element('tablecell', [element('paragraph', [words(text)])], { headerState: 0, ...more });
const upload = (value: unknown, fields: object) => ({
  type: 'upload',
  version: 3,
  format: '',
  id: 'f6d2b5c0a1e2d3f4a5b6c7d8',
  relationTo: 'media',
  value,
  fields,
});
const code = (text: string) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'a6d2b5c0a1e2d3f4a5b6c7d8', blockType: 'code', blockName: '', code: text },
});
const textOf = (...children: object[]) => ({ root: element('root', children) }) as never;

test('tables have scoped header cells, a name, no styles, and scroll by keyboard', () => {
  const head = element('tablerow', [cell('Year', { headerState: 1 }), cell('"<Sites>"', { headerState: 1 })]);
  const row = element('tablerow', [
    cell('2026', { headerState: 2 }),
    cell('<9>', { colSpan: 2, backgroundColor: 'red' }),
  ]);
  const html = richTextHtml(textOf(element('table', [head, row])));
  const label = 'Table: Year, &quot;&lt;Sites&gt;&quot;';
  expect(html).toContain(
    `<div class="table-scroll" role="region" aria-label="${label}" tabindex="0"><table>`,
  );
  expect(html).toContain('<th scope="col"><p>Year</p></th>');
  expect(html).toContain('<th scope="row"><p>2026</p></th><td colspan="2"><p>&lt;9&gt;</p></td>');
  expect(html).not.toContain('style=');
});

test('code is escaped and keeps its lines', () => {
  expect(richTextHtml(textOf(code('if (a < b)\n  <script>')))).toBe(
    '<pre tabindex="0"><code>if (a &lt; b)\n  &lt;script&gt;</code></pre>',
  );
});

test('an article shows images and videos of the library, is found by their captions, and keeps them', async () => {
  const find = async (type: string) => {
    const where = { mimeType: { contains: type } };
    return (await payload.find({ collection: 'media', where, limit: 1, depth: 0, sort: 'id' })).docs[0];
  };
  const [image, video] = [await find('image/webp'), await find('video/')];
  const [article] = (await payload.find({ collection: 'blogs', limit: 1, depth: 0 })).docs;
  if (!image || !video || !article) throw new Error('The sample company has none of these.');
  const description = textOf(
    upload(image.id, { caption: 'A <kite> over the weir', size: 'wide' }),
    upload(video.id, { size: 'small' }),
    code('select zanzibar from weir'),
  );
  await payload.update({ collection: 'blogs', id: article.id, data: { description } });
  await site.refresh();
  const read = await (await site.app.request(`/api/blogs/details/${article.key}`)).json();
  expect(read.description).toContain(
    '<figure class="figure-wide"><picture><source type="image/avif" srcset="/api/media/',
  );
  expect(read.description).toContain(`width="${image.width}" height="${image.height}"`);
  expect(read.description).toContain('loading="lazy"');
  expect(read.description).toContain('<figcaption>A &lt;kite&gt; over the weir</figcaption>');
  expect(read.description).toMatch(
    /<figure class="figure-small"><video controls playsinline [^>]*poster="[^"]+"/,
  );

  const found = await (await site.app.request('/api/search?q=zanzibar')).json();
  expect(JSON.stringify(found)).toContain(article.title);
  await expect(payload.delete({ collection: 'media', id: image.id })).rejects.toThrow(article.title);
});

test('reports a thousand of a long list, and that there are more', () => {
  const found = countTo({ page: 1, limit: 5 });
  const pagination = { page: 1, limit: 5, total: 1_000, pages: 200, more: true };
  expect(paginationOf({ page: 1, limit: 5 }, found)).toEqual(pagination);
});
