import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { demandReachable } from './database-url.ts';
import { notePrepared, wasPrepared } from './was-prepared.ts';

let folder: string;
let away: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prepared-'));
  // A port that nobody listens on any more.
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((resolve) => server.close(resolve));
  away = `postgres://someone:secret@127.0.0.1:${port}/riverfront`;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a database that was never set up from here is demanded', async () => {
  expect(wasPrepared(folder, away)).toBe(false);
  await expect(demandReachable(away, { mayBeAway: false })).rejects.toThrow(Refusal);
});

test('one that was set up before may be away', async () => {
  notePrepared(folder, away);
  expect(wasPrepared(folder, away)).toBe(true);
  expect(wasPrepared(folder, away.replace('secret', 'another'))).toBe(true);
  expect(wasPrepared(folder, away.replace('/riverfront', '/other'))).toBe(false);
  expect(await demandReachable(away, { mayBeAway: true })).toBe('away');
});

test('an address that is none is refused whatever was before', async () => {
  await expect(demandReachable('mysql://localhost/x', { mayBeAway: true })).rejects.toThrow(Refusal);
});
