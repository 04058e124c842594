import { pathOf } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { warmPages } from './snapshot.ts';

async function listWarmed(
  site: Record<string, string>,
  options: { maxPages?: number; broken?: string } = {},
) {
  const requested: string[] = [];
  await warmPages({
    delayMs: 0,
    paths: ['/'],
    signal: AbortSignal.timeout(20_000),
    ...(options.maxPages && { maxPages: options.maxPages }),
    request: async (path) => {
      requested.push(path);
      return new Response(site[path] ?? '', { status: path === options.broken ? 503 : 200 });
    },
  });
  return requested;
}

const link = (path: string) => `<a href="${path}">x</a>`;

test('requests the pages and those that they link to, each once, with the API calls of items', async () => {
  const requested = await listWarmed({
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
  expect(requested).toEqual([
    '/',
    '/careers',
    '/careers/consultant',
    pathOf('jobDetails', { id: 'consultant' }),
    '/careers?page=2',
  ]);
});

test('is limited, and ends when the database is unavailable', async () => {
  const many = Array.from({ length: 50 }, (_, n) => link(`/page/${n}`)).join('');
  expect(await listWarmed({ '/': many }, { maxPages: 5 })).toHaveLength(5);
  expect(await listWarmed({ '/': many }, { broken: '/page/1' })).toEqual(['/', '/page/0', '/page/1']);
});
