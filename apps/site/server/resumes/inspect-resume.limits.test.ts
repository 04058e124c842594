import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageUnavailable } from '@riverfront/content/resumes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createResumeInspector,
  InspectionUnavailable,
  ResumeRefused,
  type ResumeType,
} from './inspect-resume.ts';
import { makeEndlessPdf, makePdf, makePdfBomb } from './testing/pdf.ts';
import { makeDoc, makeDocx } from './testing/word.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'resumes-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function fileOf(bytes: Buffer, originalName = 'cv.pdf') {
  const path = join(dir, 'file');
  await writeFile(path, bytes);
  return { path, originalName, size: bytes.length };
}

test('a parser that fills the memory is ended, the process lives', async () => {
  const file = await fileOf(makePdfBomb(400));
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  await expect(createResumeInspector({ deadlineMs: 25_000 })(file)).rejects.toThrow(/is damaged/);
  clearInterval(watch);
  // Unhindered it takes 4 GB.
  expect(peak - before).toBeLessThan(600 * 1024 * 1024);
});

test.each(['1 0 obj (', '[', '<< /A '])(
  'objects nested in "%s" without end are given up',
  async (opening) => {
    const file = await fileOf(makePdf({ more: [opening.repeat(200_000)] }));
    await expect(createResumeInspector()(file)).rejects.toThrow(/is damaged/);
  },
);

test('a file without end is given up at the deadline', async () => {
  const file = await fileOf(makeEndlessPdf());
  const began = performance.now();
  await expect(createResumeInspector({ deadlineMs: 3000 })(file)).rejects.toThrow(/is damaged/);
  expect(performance.now() - began).toBeGreaterThan(3000);
});

test('an inspection that cannot begin is no fault of the file', async () => {
  const file = await fileOf(makePdf());
  await expect(createResumeInspector({ deadlineMs: 1 })(file)).rejects.toThrow(InspectionUnavailable);
  const gone = { ...file, path: join(dir, 'gone') };
  await expect(createResumeInspector()(gone)).rejects.toThrow(StorageUnavailable);
});

test('at most two at a time; past the end of the line there is an answer at once', async () => {
  const inspect = createResumeInspector({ waiting: 1 });
  const file = await fileOf(makePdf());
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => inspect(file)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[3]).toMatchObject({ reason: expect.any(InspectionUnavailable) });
});

test('any bytes under any extension are accepted or refused, and nothing else', async () => {
  const inspect = createResumeInspector();
  const good = [makePdf(), makeDoc(), makeDocx(), Buffer.from('Jane Doe, SAP')];
  const damaged = fc
    .tuple(
      fc.constantFrom(...good),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255))),
    )
    .map(([source, changes]) => {
      const bytes = Buffer.from(source);
      for (const [where, byte] of changes) bytes[Math.floor(where * (bytes.length - 1))] = byte;
      return bytes;
    });
  const random = fc.uint8Array({ minLength: 1, maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
  const type = fc.constantFrom<ResumeType>('pdf', 'doc', 'docx', 'txt');
  await fc.assert(
    fc.asyncProperty(fc.oneof(random, damaged), type, async (bytes, type) => {
      const outcome: unknown = await inspect(await fileOf(bytes, `cv.${type}`)).catch(
        (error: unknown) => error,
      );
      expect(outcome instanceof ResumeRefused || (outcome as { type: string }).type === type).toBe(true);
    }),
    { numRuns: 80 },
  );
}, 120_000);

test.each<[ResumeType, Buffer]>([
  ['pdf', makePdfBomb(5)],
  ['doc', makeDoc()],
  ['docx', makeDocx()],
  ['txt', Buffer.from('Jane Doe, SAP')],
])('a %s is read beside the thread that answers visitors', async (type, bytes) => {
  const file = await fileOf(bytes, `cv.${type}`);
  const here = process.threadCpuUsage();
  const everywhere = process.cpuUsage();
  await createResumeInspector()(file).catch(() => {});
  // Processor time, so that neither a slow machine nor its other work counts.
  expect(total(process.threadCpuUsage(here))).toBeLessThan(total(process.cpuUsage(everywhere)) / 2);
});

function total({ user, system }: { user: number; system: number }): number {
  return user + system;
}
