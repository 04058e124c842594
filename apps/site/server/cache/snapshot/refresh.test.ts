import { expect, test, vi } from 'vitest';
import { createRefresh, fixedPaths, linksIn } from './refresh.ts';

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });

function goThrough(site: Record<string, string>, options: { most?: number; broken?: string } = {}) {
  const asked: string[] = [];
  const refresh = createRefresh({
    delayMs: 0,
    paths: ['/'],
    ...(options.most && { most: options.most }),
    request: async (path) => {
      asked.push(path);
      return html(site[path] ?? '', path === options.broken ? 503 : 200);
    },
  });
  refresh.start();
  return asked;
}

const link = (path: string) => `<a href="${path}">x</a>`;

test('goes through the pages and what they link to, each once', async () => {
  const asked = goThrough({
    '/': link('/careers') + link('/careers') + link('https://elsewhere.example/') + link('//evil.example/x'),
    '/careers': link('/careers/consultant') + link('/careers?page=2') + link('/careers?search=x') + link('/'),
  });
  await vi.waitFor(() => expect(asked).toEqual(['/', '/careers', '/careers/consultant', '/careers?page=2']), {
    timeout: 20_000,
  });
});

test('is bounded, and ends when the database is away', async () => {
  const many = Array.from({ length: 50 }, (_, n) => link(`/page/${n}`)).join('');
  const bounded = goThrough({ '/': many }, { most: 5 });
  const broken = goThrough({ '/': many }, { broken: '/page/1' });
  await vi.waitFor(() => expect(bounded).toHaveLength(5), { timeout: 20_000 });
  await vi.waitFor(() => expect(broken).toEqual(['/', '/page/0', '/page/1']), { timeout: 20_000 });
});

test('begins with the paths of the site that have no parameters and are nobody’s own', () => {
  const route = (id: string, path: string | undefined, parentId = 'root') => [id, { id, path, parentId }];
  const routes = Object.fromEntries([
    ['root', { id: 'root', path: '' }],
    route('home', undefined),
    route('careers', 'careers'),
    route('job', ':id', 'careers'),
    route('own', 'my-application'),
    route('detail', ':type/:id'),
    route('rest', '*'),
    route('feed', 'jobs.xml'),
  ]);
  expect(fixedPaths({ routes })).toEqual(['/', '/careers']);
  expect(linksIn('<a href="/a">a</a><link href="/assets/x.css"><a href="/api/docs">d</a>')).toEqual(['/a']);
});
