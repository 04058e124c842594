import { pathOf } from '@riverfront/contract';
import { ApiError } from '@riverfront/contract/client';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';
import { createCache } from '../cache/cache.ts';
import { HttpError } from './http-error.ts';
import { cacheAnswers, createLocalClient, createReader, type ReadContent } from './read-content.ts';

const logger = { error: vi.fn() };

/** Creates a cached reader that counts its reads; `state.error` makes the next ones fail. */
function createCountingReader() {
  const state = { reads: 0, revision: 'r1', error: undefined as Error | undefined };
  const read = async () => {
    state.reads += 1;
    if (state.error) throw state.error;
    return { reads: state.reads };
  };
  const cached = cacheAnswers(
    read as unknown as ReadContent,
    createCache({ revision: () => state.revision }),
  );
  return { state, read: cached as unknown as (name: string, ...rest: object[]) => Promise<object> };
}

test('never returns what is no longer published', async () => {
  const { read, state } = createCountingReader();
  await read('serviceDetails', { id: 'a' });
  state.revision = 'r2';
  state.error = new HttpError(404, 'not-found', 'There is no service called “a”.');
  await expect(read('serviceDetails', { id: 'a' })).rejects.toThrow('There is no service');
});

test('stores no searches', async () => {
  const { read, state } = createCountingReader();
  for (let call = 0; call < 2; call += 1) await read('search', {}, { q: 'sap' });
  expect(state.reads).toBe(2);
});

const site = await openTestApp();

const localClient = () =>
  createLocalClient(
    createReader({
      content: { payload: () => site.content.payload, ready: Promise.resolve(), close: async () => {} },
      guard: (work) => work(),
    }),
    logger,
  );
test('returns the same as the API over HTTP', async () => {
  const api = localClient();
  const answers = await Promise.all([
    api.get('home', {}),
    api.get('solutionDetails', { params: { id: 'successfactors-hr' } }),
    api.get('jobs', { query: { page: '2' } }),
  ]);
  const paths = [pathOf('home'), pathOf('solutionDetails', { id: 'successfactors-hr' }), '/api/jobs?page=2'];
  for (const [index, path] of paths.entries()) {
    const response = await site.app.request(path);
    expect(response.status, path).toBe(200);
    // Absent and undefined differ in the size of a page, so they are compared too.
    expect(answers[index]).toStrictEqual(await response.json());
  }
});

test.each([
  [404, () => localClient().get('solutionDetails', { params: { id: 'nothing' } })],
  [400, () => localClient().get('jobs', { query: { page: 'many' } })],
])('rejects with the status %i of the API', async (status, call) => {
  const error = await call().catch((reason) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, failure: { success: false } });
});
