import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { from, mail } from '../../testing/samples.ts';
import { messageHash, messageId } from '../addresses.ts';
import { cleanUpOutbox, listOutbox, outboxTransport, readOutbox } from './outbox.ts';

let folder: string;
let dir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  dir = join(folder, 'data', 'outbox');
});
afterEach(() => rm(folder, { recursive: true }));

test('stores an email as a file that only its owner can read', async () => {
  await outboxTransport({ dir, from }).send(mail);
  const [name = '', ...others] = await readdir(dir);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{12}\.eml$/);
  expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600);
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(dir, name), 'utf8')).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
});

test('reads a stored email', async () => {
  await outboxTransport({ dir, from }).send(mail);
  const [entry] = await listOutbox(dir, 10);
  expect(entry).toMatchObject({ subject: mail.subject, to: mail.to });
  expect(Math.abs(Date.parse(entry?.time ?? '') - Date.now())).toBeLessThan(60_000);
  const stored = await readOutbox(dir, entry?.id ?? '');
  expect(stored).toMatchObject({ ...entry });
  expect(stored?.text.trim()).toBe(mail.text);
  expect(stored?.html.trim()).toBe(mail.html);
  expect(stored?.headers).toContainEqual({ name: 'Reply-To', value: mail.replyTo });
  expect(stored?.headers).toContainEqual({ name: 'Subject', value: mail.subject });
  expect(stored?.headers).toContainEqual({ name: 'Message-ID', value: mail.messageId });
});

test('ignores other files in the folder', async () => {
  await outboxTransport({ dir, from }).send(mail);
  await writeFile(join(dir, 'notes.eml'), 'Subject: mine\r\n\r\n');
  await writeFile(join(dir, '.2026-11-21T13-15-00-000Z-0123456789ab.eml.unfinished'), 'Subject: half');
  expect(await listOutbox(dir, 10)).toHaveLength(1);
  expect(await readOutbox(dir, 'notes')).toBeUndefined();
});

test('cleans up emails without a record, and files of a killed process', async () => {
  const outbox = outboxTransport({ dir, from });
  expect(await cleanUpOutbox(dir, { unfinishedMs: 0, findKnown: async () => new Set() })).toBe(0);
  for (const key of ['1', '2', '2', '3'])
    await outbox.send({ ...mail, messageId: messageId(key, from), subject: key });
  await writeFile(join(dir, 'notes.eml'), 'Subject: mine\r\n\r\n');
  const unfinished = (n: number) => join(dir, `.2026-11-21T13-15-00-00${n}Z-0123456789ab.eml.unfinished`);
  for (const n of [1, 2]) await writeFile(unfinished(n), 'To: asha@textiles.example');
  const old = new Date(Date.now() - 120_000);
  await utimes(unfinished(1), old, old);
  const asked: string[][] = [];
  const findKnown = async (hashes: string[]) => {
    asked.push(hashes);
    return new Set([messageHash('1'), messageHash('3')]);
  };
  expect(await cleanUpOutbox(dir, { unfinishedMs: 60_000, findKnown })).toBe(3);
  expect(asked.map((hashes) => hashes.toSorted())).toEqual([['1', '2', '3'].map(messageHash).toSorted()]);
  expect((await listOutbox(dir, 10)).map(({ subject }) => subject).sort()).toEqual(['1', '3']);
  const left = await readdir(dir);
  expect(left).toContain('notes.eml');
  expect(left.filter((name) => name.endsWith('.unfinished'))).toHaveLength(1);
  expect(await cleanUpOutbox(dir, { unfinishedMs: 0, findKnown })).toBe(1);
});

test.each([
  '../secret',
  '..%2Fsecret',
  '2026-11-21T13-15-00-000Z-0123456789ab/../../../secret',
  '2026-11-21T13-15-00-000Z-0123456789ab\0',
  '2026-11-21T13-15-00-000Z-0123456789ab.eml',
  '2026-11-21T13-15-00-000Z-0123456789ab',
  '',
])('rejects the id %j', async (id) => {
  await writeFile(join(folder, 'secret.eml'), 'Subject: secret\r\n\r\n');
  await outboxTransport({ dir, from }).send(mail);
  expect(await readOutbox(dir, id)).toBeUndefined();
});

test('throws when it cannot write, and leaves nothing', async () => {
  await writeFile(join(folder, 'data'), 'a file where the folder should be');
  await expect(outboxTransport({ dir, from }).send(mail)).rejects.toThrow(/ENOTDIR|EEXIST/);
  await expect(outboxTransport({ dir: folder, from }).send({ ...mail, to: 'a, b' })).rejects.toThrow(
    TypeError,
  );
  expect(await readdir(folder)).toEqual(['data']);
});
