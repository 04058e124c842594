import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { messageOf, openAccounts } from '../../testing/accounts.ts';
import { readTrail } from '../../testing/records.ts';
import { isAlwaysPublished } from './published.ts';

const { payload, rest, signIn } = await openAccounts();
const { token } = await signIn('administrator');

type Doc = { id: number; [name: string]: unknown };

/** Sends a request as an administrator. */
const send = (method: string, path: string, body?: object) =>
  rest(method, path, { token, ...(body && { body }) });

async function list(path: string, query = ''): Promise<Doc[]> {
  return (await send('GET', `/${path}?depth=0&limit=100${query}`)).body.docs as Doc[];
}

async function findNewestVersion(path: string, query = '') {
  const [version] = await list(`${path}/versions`, `&sort=-createdAt${query}`);
  return version as { id: number; version: { _status: string } } | undefined;
}

const globals = [
  ['home', 'Home page'],
  ['about', 'About page'],
  ['menus', 'Menus'],
  ['settings', 'Site settings'],
  ['forms', 'Forms'],
] as const;

describe.each(globals)('%s', (slug, label) => {
  const path = `/globals/${slug}`;
  const status = async () => (await rest('GET', `${path}?depth=0`)).body._status;

  test('cannot be unpublished', async () => {
    const queries = ['', '?draft=false', '?depth=0&unpublishAllLocales=true', '?select[createdAt]=true'];
    for (const query of queries) {
      const answer = await send('POST', path + query, { _status: 'draft' });
      expect(answer.status).toBe(409);
      expect(messageOf(answer.body)).toContain(`“${label}” cannot be unpublished or deleted`);
      expect(await status()).toBe('published');
    }
  });

  test('has draft versions restored beside what is published', async () => {
    expect((await send('POST', `${path}?draft=true`, { _status: 'draft' })).status).toBe(200);
    const version = await findNewestVersion(path.slice(1));
    expect(version?.version._status).toBe('draft');
    for (const query of ['', '?draft=true']) {
      expect((await send('POST', `${path}/versions/${version?.id}${query}`)).status).toBe(200);
      expect(await status()).toBe('published');
    }
    expect((await send('GET', `${path}?depth=0&draft=true`)).body._status).toBe('draft');
    expect((await send('POST', path, { _status: 'published' })).status).toBe(200);
  });
});

test('rejects unpublishing and deleting the hero of a fixed page, alone or in bulk', async () => {
  const [hero] = await list('page-contents', '&where[page][equals]=Consulting');
  const path = `/page-contents/${hero?.id}`;
  const unpublished = await send('PATCH', path, { _status: 'draft' });
  expect(unpublished.status).toBe(409);
  expect(messageOf(unpublished.body)).toContain('The hero of the page “Consulting” cannot be unpublished');
  expect((await send('PATCH', path, { page: 'Services' })).status).toBeGreaterThanOrEqual(400);
  expect((await send('DELETE', path)).status).toBe(403);
  const all = '/page-contents?where[id][exists]=true';
  expect((await send('PATCH', all, { _status: 'draft' })).status).toBe(403);
  expect((await send('DELETE', all)).status).toBe(403);
  expect(await list('page-contents', '&where[_status][equals]=published')).toHaveLength(11);
});

test('rejects removing the last section of a legal text, also concurrently', async () => {
  const sections = await list('legal-sections', '&where[document][equals]=Privacy Policy');
  expect(sections.length).toBeGreaterThan(2);
  const [last, ...others] = sections;
  const answers = await Promise.all(
    others.map(({ id }, index) =>
      index === 0
        ? send('DELETE', `/legal-sections/${id}`)
        : send('PATCH', `/legal-sections/${id}`, { _status: 'draft' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
  const path = `/legal-sections/${last?.id}`;
  for (const answer of [
    await send('PATCH', path, { _status: 'draft' }),
    await send('PATCH', path, { document: 'Cookie Policy', _status: 'published' }),
    await send('DELETE', path),
  ]) {
    expect(answer.status).toBe(409);
    expect(messageOf(answer.body)).toContain(
      'The last published section of the Privacy Policy cannot be unpublished',
    );
  }
  const { docs } = (await rest('GET', '/legal-sections?where[document][equals]=Privacy Policy')).body;
  expect(docs).toHaveLength(1);
});

test('rejects removing the head office until the settings name another published one', async () => {
  const [first, second] = await list('offices', '&sort=_order');
  const path = `/offices/${first?.id}`;
  const removals = () =>
    Promise.all([
      send('PATCH', path, { _status: 'draft' }),
      send('PATCH', path, { deletedAt: new Date().toISOString() }),
      send('DELETE', path),
    ]);
  for (const { status, body } of await removals()) {
    expect(status).toBe(409);
    expect(messageOf(body)).toContain('The head office that the site settings name cannot be unpublished');
  }
  expect(await isAlwaysPublished(await createLocalReq({}, payload), 'offices', first?.id)).toBe(true);
  expect((await send('PATCH', path, { address: 'A new street 1', _status: 'published' })).status).toBe(200);

  const name = (headOffice: unknown) =>
    send('POST', '/globals/settings', { headOffice, _status: 'published' });
  const { key: _, id: __, ...copy } = { ...second };
  const { body } = await send('POST', '/offices?draft=true', { ...copy, name: 'A draft', _status: 'draft' });
  expect((await name((body.doc as Doc).id)).status).toBe(400);
  expect((await name(null)).status).toBe(400);
  expect((await name(second?.id)).status).toBe(200);
  expect((await send('PATCH', path, { _status: 'draft' })).status).toBe(200);
  expect((await send('PATCH', `/offices/${second?.id}`, { _status: 'draft' })).status).toBe(409);
});

test('restores a draft version of a document beside what is published', async () => {
  const [article] = await list('blogs', '&where[_status][equals]=published');
  const path = `/blogs/${article?.id}`;
  await send('PATCH', `${path}?draft=true`, { title: 'A title in a draft', _status: 'draft' });
  const version = await findNewestVersion('blogs', `&where[parent][equals]=${article?.id}`);
  expect(version?.version._status).toBe('draft');
  expect((await send('POST', `/blogs/versions/${version?.id}`)).status).toBe(200);
  expect((await rest('GET', `${path}?depth=0`)).body).toMatchObject({
    title: article?.title,
    _status: 'published',
  });
  expect((await send('GET', `${path}?depth=0&draft=true`)).body.title).toBe('A title in a draft');
  const unpublished = { kind: { equals: 'blogs' }, action: { equals: 'unpublished' } };
  expect(await readTrail(payload, unpublished)).toEqual([]);
});
