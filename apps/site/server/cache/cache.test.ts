import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { expect, test } from 'vitest';
import { type CacheOptions, createCache, type Keeping } from './cache.ts';

/** Creates a cache with a clock and a revision; `get` returns what was answered and how. */
function setUp(options: Partial<CacheOptions> = {}) {
  const state = { revision: 'a', now: 0, made: 0 };
  const cache = createCache({ revision: () => state.revision, now: () => state.now, ...options });
  const make = (text: string) => async () => {
    state.made += 1;
    return text;
  };
  async function get(key: string, work: () => Promise<string>, keeping: Partial<Keeping<string>> = {}) {
    const { value, result } = await cache.cached(key, work, { sizeOf: (text) => text.length, ...keeping });
    return [value, result];
  }
  return { state, cache, make, get };
}

const older = { isBusy: () => false };
const fail = () => Promise.reject(new ContentUnavailable('down'));

test('a value lasts until the next publication, or for its maximum age', async () => {
  const { state, get, make } = setUp();
  expect(await get('x', make('one'))).toEqual(['one', 'miss']);
  state.now = 1e9;
  expect(await get('x', make('two'))).toEqual(['one', 'hit']);
  state.revision = 'b';
  expect(await get('x', make('two'), { maxAgeMs: 1_000 })).toEqual(['two', 'miss']);
  state.now += 1_000;
  expect(await get('x', make('three'))).toEqual(['three', 'miss']);
});

test('concurrent calls share one value', async () => {
  const { state, get, make } = setUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('x', make('one'))));
  expect([state.made, new Set(answers.map(([value]) => value)).size]).toEqual([1, 1]);
});

test('others get the older value while one is made, for 1.7 s after the publication, where they may', async () => {
  const { state, get, make } = setUp({ previous: () => 'a', changedAt: () => 10_000 });
  await get('x', make('old'));
  Object.assign(state, { revision: 'b', now: 10_500 });
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    await gate.promise;
    return 'new';
  };
  const first = get('x', work, older);
  expect(await get('x', make('never'), older)).toEqual(['old', 'stale']);
  const strict = get('x', make('never'));
  state.now = 11_700;
  const late = get('x', make('never'), older);
  gate.resolve();
  expect(await Promise.all([first, strict, late])).toEqual(Array(3).fill(['new', 'miss']));
  expect(await get('x', make('never'), older)).toEqual(['new', 'hit']);
});

test('the first gets the older value too while making one has to wait, and nothing is made', async () => {
  const { state, get, make } = setUp({ previous: () => 'a', changedAt: () => 10_000 });
  const busy = { isBusy: () => true };
  await get('x', make('old'));
  Object.assign(state, { revision: 'b', now: 10_500 });
  expect(await get('x', make('new'), busy)).toEqual(['old', 'stale']);
  expect(state.made).toBe(1);
  state.now = 11_700;
  expect(await get('x', make('new'), busy)).toEqual(['new', 'miss']);
});

test('nobody gets a value that an earlier publication has made stale', async () => {
  const { state, get, make } = setUp({ previous: () => 'b', changedAt: () => 10_000 });
  await get('x', make('old'));
  Object.assign(state, { revision: 'c', now: 10_500 });
  const answers = await Promise.all([get('x', make('new'), older), get('x', make('never'), older)]);
  expect(answers).toEqual(Array(2).fill(['new', 'miss']));
});

test('what a publication has overtaken replaces no newer value', async () => {
  const { state, get, make } = setUp();
  const gate = Promise.withResolvers<void>();
  const old = get('x', async () => {
    await gate.promise;
    return 'old';
  });
  state.revision = 'b';
  const fresh = await get('x', make('new'));
  gate.resolve();
  expect([await old, fresh].map(([value]) => value)).toEqual(['old', 'new']);
  expect(await get('x', make('newer'))).toEqual(['new', 'hit']);
});

test('the older value stands in for the database, and nothing made from it is kept', async () => {
  const { state, get, make } = setUp();
  await get('answer', make('good'));
  state.revision = 'b';
  const render = async () => `page of ${(await get('answer', fail))[0]}`;
  expect(await get('page', render)).toEqual(['page of good', 'miss']);
  expect(await get('page', make('page of new'))).toEqual(['page of new', 'miss']);
  await expect(get('other', fail)).rejects.toThrow('down');
});

test('no fault hides behind an older value', async () => {
  const { state, get, make } = setUp();
  await get('x', make('good'));
  state.revision = 'b';
  await expect(get('x', () => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
});

test('removes what is not to be kept any longer, and keeps within its limit', async () => {
  const { state, cache, get, make } = setUp({ maxBytes: 1_000 });
  await get('x', make('good'));
  state.revision = 'b';
  await get('x', make('gone'), { sizeOf: () => 0 });
  expect(cache.size).toBe(0);
  for (let n = 0; n < 50; n += 1) await get(`${n}`, make('x'.repeat(98)));
  expect(cache.size).toBe(10);
});
