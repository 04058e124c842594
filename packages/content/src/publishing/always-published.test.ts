import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePeople } from '../../testing/access/people.ts';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { openRest, type Rest, type RestAnswer } from '../../testing/rest.ts';

let content: TestContent;
let rest: Rest;
let token: string;

beforeAll(async () => {
  content = await openTestContent();
  rest = openRest(content);
  const people = await makePeople(content, rest);
  token = people.find(({ asker }) => asker === 'administrator')?.token ?? '';
});
afterAll(async () => {
  await rest.close();
  await content.close();
});

const reasonIn = ({ body }: RestAnswer) => (body.errors as { message: string }[] | undefined)?.[0]?.message;

async function docsOf(collection: string, query = ''): Promise<{ id: number; [name: string]: unknown }[]> {
  const { body } = await rest('GET', `/${collection}?depth=0&limit=100${query}`, { token });
  return body.docs as { id: number }[];
}

const globals = [
  ['home', 'Home page'],
  ['about', 'About page'],
  ['menus', 'Menus'],
  ['settings', 'Site settings'],
  ['forms', 'Forms'],
] as const;

for (const [slug, label] of globals) {
  const status = async () => (await rest('GET', `/globals/${slug}?depth=0`)).body._status;

  test(`${label} cannot be unpublished`, async () => {
    for (const query of [
      '',
      '?draft=false',
      '?depth=0&unpublishAllLocales=true',
      '?select[createdAt]=true',
    ]) {
      const answer = await rest('POST', `/globals/${slug}${query}`, { token, body: { _status: 'draft' } });
      expect(answer.status).toBe(409);
      expect(reasonIn(answer)).toContain(`“${label}” cannot be unpublished or deleted`);
      expect(await status()).toBe('published');
    }
  });

  test(`a draft version of ${label} is restored beside what is published`, async () => {
    const draft = await rest('POST', `/globals/${slug}?draft=true`, { token, body: { _status: 'draft' } });
    expect(draft.status).toBe(200);
    const versions = await rest('GET', `/globals/${slug}/versions?depth=0&limit=1&sort=-createdAt`, {
      token,
    });
    const [version] = versions.body.docs as { id: number; version: { _status: string } }[];
    expect(version?.version._status).toBe('draft');
    for (const query of ['', '?draft=true']) {
      const answer = await rest('POST', `/globals/${slug}/versions/${version?.id}${query}`, { token });
      expect(answer.status).toBe(200);
      expect(await status()).toBe('published');
    }
    const newest = await rest('GET', `/globals/${slug}?depth=0&draft=true`, { token });
    expect(newest.body._status).toBe('draft');
    const published = await rest('POST', `/globals/${slug}`, { token, body: { _status: 'published' } });
    expect(published.status).toBe(200);
  });
}

test('a published version of a global is restored as it was', async () => {
  const before = (await rest('GET', '/globals/settings?depth=0')).body.tagline;
  const versions = await rest(
    'GET',
    '/globals/settings/versions?depth=0&limit=1&where[version._status][equals]=published&sort=createdAt',
    { token },
  );
  const [version] = versions.body.docs as { id: number }[];
  await rest('POST', '/globals/settings', {
    token,
    body: { tagline: 'Another tagline', _status: 'published' },
  });
  const answer = await rest('POST', `/globals/settings/versions/${version?.id}`, { token });
  expect(answer.status).toBe(200);
  expect((await rest('GET', '/globals/settings?depth=0')).body).toMatchObject({
    tagline: before,
    _status: 'published',
  });
});

test('a visitor cannot restore a version of a global', async () => {
  const versions = await rest('GET', '/globals/settings/versions?depth=0&limit=1', { token });
  const [version] = versions.body.docs as { id: number }[];
  expect((await rest('POST', `/globals/settings/versions/${version?.id}`)).status).toBe(403);
});

test('the hero of a fixed page can be neither unpublished nor deleted, alone or with others', async () => {
  const [hero] = await docsOf('page-contents', '&where[page][equals]=Consulting');
  const path = `/page-contents/${hero?.id}`;
  const unpublished = await rest('PATCH', path, { token, body: { _status: 'draft' } });
  expect(unpublished.status).toBe(409);
  expect(reasonIn(unpublished)).toContain('The hero of the page “Consulting” cannot be unpublished');
  expect((await rest('PATCH', path, { token, body: { page: 'Services' } })).status).toBeGreaterThanOrEqual(
    400,
  );
  expect((await rest('DELETE', path, { token })).status).toBe(403);
  const many = await rest('PATCH', '/page-contents?where[id][exists]=true', {
    token,
    body: { _status: 'draft' },
  });
  expect(many.status).toBe(403);
  expect((await rest('DELETE', '/page-contents?where[id][exists]=true', { token })).status).toBe(403);
  expect(await docsOf('page-contents', '&where[_status][equals]=published')).toHaveLength(11);
});

test('the last section of a legal text stays, the others can go', async () => {
  const sections = await docsOf('legal-sections', '&where[document][equals]=Privacy Policy');
  expect(sections.length).toBeGreaterThan(2);
  const [last, ...others] = sections;
  const answers = await Promise.all(
    others.map(({ id }, index) =>
      index === 0
        ? rest('DELETE', `/legal-sections/${id}`, { token })
        : rest('PATCH', `/legal-sections/${id}`, { token, body: { _status: 'draft' } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
  const path = `/legal-sections/${last?.id}`;
  for (const answer of [
    await rest('PATCH', path, { token, body: { _status: 'draft' } }),
    await rest('PATCH', path, { token, body: { document: 'Cookie Policy', _status: 'published' } }),
    await rest('DELETE', path, { token }),
  ]) {
    expect(answer.status).toBe(409);
    expect(reasonIn(answer)).toContain(
      'The last published section of the Privacy Policy cannot be unpublished',
    );
  }
  const { docs } = (await rest('GET', '/legal-sections?where[document][equals]=Privacy Policy')).body;
  expect(docs).toHaveLength(1);
});

test('a draft version of a published page is restored beside what is published', async () => {
  const [article] = await docsOf('blogs', '&where[_status][equals]=published');
  const path = `/blogs/${article?.id}`;
  await rest('PATCH', `${path}?draft=true`, {
    token,
    body: { title: 'A title in a draft', _status: 'draft' },
  });
  const versions = await rest(
    'GET',
    `/blogs/versions?depth=0&limit=1&sort=-createdAt&where[parent][equals]=${article?.id}`,
    { token },
  );
  const [version] = versions.body.docs as { id: number; version: { _status: string } }[];
  expect(version?.version._status).toBe('draft');
  expect((await rest('POST', `/blogs/versions/${version?.id}`, { token })).status).toBe(200);
  expect((await rest('GET', `${path}?depth=0`)).body).toMatchObject({
    title: article?.title,
    _status: 'published',
  });
  expect((await rest('GET', `${path}?depth=0&draft=true`, { token })).body).toMatchObject({
    title: 'A title in a draft',
  });
  const { docs } = await content.payload.find({
    collection: 'audit-events',
    where: { kind: { equals: 'blogs' }, action: { equals: 'unpublished' } },
  });
  expect(docs).toEqual([]);
});
