import { readdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStaffSide, type TestStaffSide } from '../../testing/open-staff-side.ts';

const megabyte = 1024 ** 2;
let staff: TestStaffSide;
beforeAll(async () => {
  staff = await openTestStaffSide();
});
afterAll(() => staff.close());

/** An MP4 of this many bytes that plays nothing: its head, then one box of zeros. */
function* videoOf(size: number): Generator<Uint8Array> {
  const head = Buffer.alloc(32);
  head.writeUInt32BE(24, 0);
  head.write('ftypisom\0\0\0\0isommp42', 4, 'latin1');
  head.writeUInt32BE(size - 24, 24);
  head.write('mdat', 28, 'latin1');
  yield head;
  const chunk = new Uint8Array(64 * 1024);
  for (let left = size - head.length; left > 0; left -= chunk.length)
    yield left < chunk.length ? chunk.subarray(0, left) : chunk;
}

/** What Payload answers: the document, or what is wrong. */
type Answer = {
  doc?: { filename: string; filesize: number; mimeType: string };
  errors?: { message: string }[];
};

/** Posts a file as the form of the staff side does, in pieces as they are taken. */
async function upload(name: string, content: Iterable<Uint8Array>) {
  const call = await staff.as('editor');
  const boundary = 'boundary';
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const pieces = (function* () {
    yield Buffer.from(`${part('name="_payload"')}\r\n${JSON.stringify({ alt: 'The river at noon' })}\r\n`);
    yield Buffer.from(`${part(`name="file"; filename="${name}"`)}Content-Type: video/mp4\r\n\r\n`);
    yield* content;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  })();
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: ReadableStream.from(pieces),
    duplex: 'half',
  };
  const response = await call('/api/media', init);
  return { status: response.status, body: (await response.json()) as Answer };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What buffers hold that somebody still needs. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('takes a video of 100 MB without holding it in memory', async () => {
  const before = heldBytes();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, heldBytes() - before);
  }, 1000);
  const { status, body } = await upload('River.mp4', videoOf(100 * megabyte));
  clearInterval(watch);
  expect([status, body.doc?.filesize, body.doc?.mimeType]).toEqual([201, 100 * megabyte, 'video/mp4']);
  expect(body.doc?.filename).toMatch(/^river-[0-9a-f]{10}\.mp4$/);
  // Test files share a process, which holds up to 35 MB more by then; whoever keeps the file holds 100 MB.
  expect(peak).toBeLessThan(50 * megabyte);
  expect(await readdir(staff.resumes.incomingDir)).toEqual([]);
}, 120_000);

test('says what a file may have that is larger', async () => {
  const { status, body } = await upload('River.mp4', videoOf(100 * megabyte + 1));
  expect([status, body.errors?.[0]?.message]).toEqual([413, expect.stringContaining('videos up to 100 MB')]);
  expect(await readdir(staff.resumes.incomingDir)).toEqual([]);
});

test('leaves nothing behind of a file that is no video', async () => {
  const { status, body } = await upload('River.mp4', [Buffer.from('<!doctype html><title>River</title>')]);
  expect([status, body.errors?.[0]?.message]).toEqual([
    400,
    expect.stringContaining('is no picture or video'),
  ]);
  expect(await readdir(staff.resumes.incomingDir)).toEqual([]);
});
