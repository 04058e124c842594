import { readdir } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { inTransaction, sql } from '../../database/transaction.ts';

interface UploadResponse {
  doc?: { filename: string; filesize: number; mimeType: string };
  errors?: { message: string }[];
}

const megabyte = 1024 ** 2;
const staff = await openTestStaffSide();

/** Generates an MP4 of this many bytes: its header, then one box of zeros. */
function* generateVideo(size: number): Generator<Uint8Array> {
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

/** Streams a file to the API as the form of the staff side does. */
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
    body: ReadableStream.from(pieces) as RequestInit['body'],
    duplex: 'half',
  };
  const response = await call('/api/media', init);
  return { status: response.status, body: (await response.json()) as UploadResponse };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Measures the buffers that are still referenced. */
function measureBuffers(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('accepts a video of 100 MB without holding it in memory', async () => {
  const before = measureBuffers();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, measureBuffers() - before);
  }, 1000);
  const { status, body } = await upload('River.mp4', generateVideo(100 * megabyte));
  clearInterval(watch);
  expect([status, body.doc?.filesize, body.doc?.mimeType]).toEqual([201, 100 * megabyte, 'video/mp4']);
  expect(body.doc?.filename).toMatch(/^river-[0-9a-f]{10}\.mp4$/);
  // A buffered upload would take 100 MB. The database in this process takes some, and more on a busy machine.
  expect(peak).toBeLessThan(80 * megabyte);
  expect(await readdir(staff.resumes.incomingDir)).toEqual([]);
}, 120_000);

test('rejects a larger file with the limit', async () => {
  const { status, body } = await upload('River.mp4', generateVideo(100 * megabyte + 1));
  expect([status, body.errors?.[0]?.message]).toEqual([413, expect.stringContaining('videos up to 100 MB')]);
  expect(await readdir(staff.resumes.incomingDir)).toEqual([]);
});

test('rejects an SVG that would run something, as Payload does, or has no size', async () => {
  const root = '<svg xmlns="http://www.w3.org/2000/svg"';
  const script = await upload('logo.svg', [Buffer.from(`${root} width="9" height="9" onload="alert(1)"/>`)]);
  expect([script.status, JSON.stringify(script.body)]).toEqual([400, expect.stringContaining('harmful')]);
  const endless = await upload('logo.svg', [Buffer.from(`${root}/>`)]);
  expect([endless.status, endless.body.errors?.[0]?.message]).toEqual([
    400,
    '“logo.svg” has no size. Export it again with a viewBox, or use a PNG.',
  ]);
});

test('keeps the transaction of an upload open while its sizes are encoded', async () => {
  await inTransaction(staff.payload, async ({ execute, req }) => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
    );
    const file = { data: drawing, name: 'line.svg', mimetype: 'image/svg+xml', size: drawing.length };
    await staff.payload.create({ collection: 'media', data: { alt: 'A line' }, file, req });
    const { rows } = await execute(sql`show idle_in_transaction_session_timeout`);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30min' }]);
  });
});
