import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageUnavailable, WorkerUnavailable } from '@riverfront/backend/platform';
import type { ResumeType } from '@riverfront/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ResumeError } from './errors.ts';
import { createResumeInspector } from './inspect-resume.ts';
import { receiveForm } from './receive-form.ts';
import { corpus } from './testing/corpus.ts';
import { inspectHere } from './testing/inspect-here.ts';
import { makePdf, makePdfBomb, makeQuadraticPdf } from './testing/pdf.ts';
import { makeDoc, makeDocx } from './testing/word.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'resumes-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Creates a request whose body is complete, so that only the server's work follows. */
async function createUpload(fileName: string, bytes: Buffer): Promise<Request> {
  const form = new FormData();
  form.set('resume', new File([new Uint8Array(bytes)], fileName));
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return new Request(sent.url, { method: 'POST', headers, body: await sent.arrayBuffer() });
}

async function receiveAndInspect(request: Request) {
  const received = await receiveForm(request, { dir });
  try {
    if (!received.file) throw new Error('The form arrived without its file.');
    return await inspectHere(received.file);
  } finally {
    await received.discard();
  }
}

async function writeSample(bytes: Buffer, originalName = 'cv.pdf') {
  const path = join(dir, 'file');
  await writeFile(path, bytes);
  return { path, originalName };
}

test.each(corpus)('$title', async ({ fileName, bytes, expected }) => {
  const outcome = receiveAndInspect(await createUpload(fileName, await bytes()));
  if ('rejected' in expected) await expect(outcome).rejects.toThrow(expected.rejected);
  else {
    const { displayName, accepted: type } = expected;
    await expect(outcome).resolves.toMatchObject(displayName ? { type, displayName } : { type });
  }
  expect(await readdir(join(dir, 'incoming'))).toEqual([]);
});

test('terminates a parser that exhausts the memory, and the process survives', async () => {
  const file = await writeSample(makePdfBomb(400));
  const before = process.memoryUsage().rss;
  let peak = before;
  const poll = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  await expect(createResumeInspector({ deadlineMs: 25_000 })(file)).rejects.toThrow(/is damaged/);
  clearInterval(poll);
  // Without limits it takes 4 GB.
  expect(peak - before).toBeLessThan(600 * 1024 * 1024);
});

test.each(['1 0 obj (', '[', '<< /A '])('rejects objects nested in "%s" without end', async (opening) => {
  const file = await writeSample(makePdf({ more: [opening.repeat(200_000)] }));
  await expect(createResumeInspector()(file)).rejects.toThrow(/is damaged/);
});

test('terminates a parser at the deadline', async () => {
  const file = await writeSample(makeQuadraticPdf());
  const startedAt = performance.now();
  await expect(createResumeInspector({ deadlineMs: 1500 })(file)).rejects.toThrow(/is damaged/);
  expect(performance.now() - startedAt).toBeGreaterThan(1500);
});

test('does not blame the file when the inspection cannot start', async () => {
  const file = await writeSample(makePdf());
  await expect(createResumeInspector({ deadlineMs: 1 })(file)).rejects.toThrow(WorkerUnavailable);
  const missing = { ...file, path: join(dir, 'missing') };
  await expect(createResumeInspector()(missing)).rejects.toThrow(StorageUnavailable);
});

test('accepts or rejects any bytes under any extension', async () => {
  const valid = [makePdf(), makeDoc(), makeDocx(), Buffer.from('Jane Doe, SAP')];
  const corrupted = fc
    .tuple(
      fc.constantFrom(...valid),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255))),
    )
    .map(([source, changes]) => {
      const bytes = Buffer.from(source);
      for (const [where, byte] of changes) bytes[Math.floor(where * (bytes.length - 1))] = byte;
      return bytes;
    });
  const random = fc.uint8Array({ minLength: 1, maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
  const types = fc.constantFrom<ResumeType>('pdf', 'doc', 'docx', 'txt');
  await fc.assert(
    fc.asyncProperty(fc.oneof(random, corrupted), types, async (bytes, type) => {
      const outcome: unknown = await inspectHere(await writeSample(bytes, `cv.${type}`)).catch(
        (error: unknown) => error,
      );
      expect(outcome instanceof ResumeError || (outcome as { type: string }).type === type).toBe(true);
    }),
    { numRuns: 80 },
  );
}, 120_000);

test.each<[ResumeType, Buffer]>([
  ['pdf', makePdfBomb(5)],
  ['doc', makeDoc()],
  ['docx', makeDocx()],
  ['txt', Buffer.from('Jane Doe, SAP')],
])('parses a %s outside of the thread that serves visitors', async (type, bytes) => {
  const file = await writeSample(bytes, `cv.${type}`);
  const thread = process.threadCpuUsage();
  const whole = process.cpuUsage();
  await createResumeInspector()(file).catch(() => {});
  // Processor time, so that neither a slow machine nor its other work counts.
  const toTotal = ({ user, system }: NodeJS.CpuUsage) => user + system;
  expect(toTotal(process.threadCpuUsage(thread))).toBeLessThan(toTotal(process.cpuUsage(whole)) / 2);
});
