import { expect, test } from 'vitest';
import { visitPages } from './visit-pages.ts';

async function visited(site: Record<string, string>, options: { most?: number; broken?: string } = {}) {
  const asked: string[] = [];
  await visitPages({
    delayMs: 0,
    paths: ['/'],
    signal: AbortSignal.timeout(20_000),
    ...(options.most && { most: options.most }),
    request: async (path) => {
      asked.push(path);
      return new Response(site[path] ?? '', { status: path === options.broken ? 503 : 200 });
    },
  });
  return asked;
}

const link = (path: string) => `<a href="${path}">x</a>`;

test('visits the pages and what they link to, each once', async () => {
  const asked = await visited({
    '/':
      link('/careers') +
      link('/careers') +
      link('https://elsewhere.example/') +
      link('//evil.example/x') +
      link('/api/docs') +
      link('/assets/x.css') +
      link('/my-application'),
    '/careers': link('/careers/consultant') + link('/careers?page=2') + link('/careers?search=x') + link('/'),
  });
  expect(asked).toEqual(['/', '/careers', '/careers/consultant', '/careers?page=2']);
});

test('is bounded, and ends when the database is away', async () => {
  const many = Array.from({ length: 50 }, (_, n) => link(`/page/${n}`)).join('');
  expect(await visited({ '/': many }, { most: 5 })).toHaveLength(5);
  expect(await visited({ '/': many }, { broken: '/page/1' })).toEqual(['/', '/page/0', '/page/1']);
});
