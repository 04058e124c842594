import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../../testing/close-at-end.ts';
import { StorageUnavailable } from '../../storage/errors.ts';
import { WorkerUnavailable } from '../../storage/worker/run-in-worker.ts';
import { createResumeInspector, ResumeError, toDisplayName } from './inspect-resume.ts';
import { field, makeDocx } from './testing/docx.ts';
import { makePdf, pdfStream } from './testing/pdf.ts';
import { wordToHtml } from './word-to-html.ts';

const dir = await makeTestFolder();
const inspect = createResumeInspector({ idleMs: 10_000 });
const readSample = (name: string) => readFile(new URL(`./testing/files/${name}`, import.meta.url));
const cvDoc = await readSample('cv.doc');

async function write(bytes: Buffer | string, originalName = 'cv.pdf') {
  const path = join(dir, 'file');
  await writeFile(path, bytes);
  return { path, originalName };
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const macros = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), utf16('_VBA_PROJECT\0')]);
const olePackage = Buffer.concat([utf16('\x01Ole10Native\0'), Buffer.from('Setup.exe\0C:\\Setup.exe\0MZ')]);
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const withTail = (tail: Buffer | string) => Buffer.concat([cvDoc, Buffer.from(tail)]);

/** Changes a number of the document's file information block. */
function changeDoc(offset: number, value: number): Buffer {
  const changed = Buffer.from(cvDoc);
  changed.writeUInt16LE(value, changed.indexOf('eca5', 'hex') + offset);
  return changed;
}

/** A document of Word 95: the numbers it begins with, and its text. */
function makeWord95(): Buffer {
  const doc = Buffer.alloc(2048);
  cvDoc.copy(doc, 0, 0, 8);
  for (const [at, value] of [
    [512, 0xa5dc],
    [514, 104],
    [536, 64],
    [540, 72],
  ] as const)
    doc.writeUInt16LE(value, at);
  doc.write('Jane\rDoe', 576);
  return doc;
}

const launch = '<< /S /Launch /F (cmd.exe) >>';
const objectStream = (object: string) =>
  pdfStream(deflateSync(Buffer.from(`7 0 ${object}`)), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode');
const attach = (name: string, content: Buffer | string) =>
  makePdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
    more: [`<< /Type /Filespec /F (${name}) /EF << /F 7 0 R >> >>`, pdfStream(Buffer.from(content))],
  });
const key = `(${'x'.repeat(32)})`;

/** A page whose content inflates to this many times 10 MB, from some 10 KB each. */
function makePdfBomb(times: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(10 * 1024 ** 2, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: times }, () => block);
  const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0])]);
  return makePdf({ content: 6, more: [pdfStream(stream, '/Filter /FlateDecode')] });
}

const templateOnServer = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://example.com/a.dotx" TargetMode="External"/></Relationships>`;

test('does not blame the file when the inspection cannot start', async () => {
  // The first test with this type, so that no thread waits.
  const file = await write(cvDoc, 'cv.doc');
  await expect(createResumeInspector({ deadlineMs: 1 })(file)).rejects.toThrow(WorkerUnavailable);
  const missing = { ...file, path: join(dir, 'missing') };
  await expect(inspect(missing)).rejects.toThrow(StorageUnavailable);
});

test.each<[string, Buffer | string | Promise<Buffer>]>([
  ...['latex-tagged-associated-files', 'lo-owner-password', 'nl-before', 'qpdf-owner-256-generate'].map(
    (name): [string, Promise<Buffer>] => [`${name}.pdf`, readSample(`${name}.pdf`)],
  ),
  ['script.pdf', makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })],
  ['print-button.pdf', makePdf({ catalog: '/OpenAction << /S /Named /N /Print >>' })],
  ['with-archive-behind.pdf', Buffer.concat([makePdf(), await makeDocx()])],
  ['europass.pdf', attach('europass.xml', '<cv/>')],
  ['byte-order-mark.pdf', Buffer.concat([Buffer.from('\uFEFF'), makePdf()])],
  ['word-chart.docx', readSample('word-chart.docx')],
  ['word-mac-2011-template.docx', readSample('word-mac-2011-template.docx')],
  ['line-behind.docx', Buffer.concat([await makeDocx(), Buffer.from('\r\n')])],
  ['template.docx', makeDocx(undefined, { 'word/_rels/document.xml.rels': templateOnServer })],
  ['field.docx', makeDocx(field('INCLUDEPICTURE https://example.com/a.png'))],
  ['workbook.docx', makeDocx(undefined, { 'word/embeddings/a.xlsx': await makeDocx() })],
  ['cv.doc', cvDoc],
  ['word-95.doc', makeWord95()],
  ['vt.txt', readSample('vt.txt')],
  ['end-of-file.txt', 'Jane Doe\x1a'],
  ['name-in-brackets.txt', '<Example Person>'],
  ['wide.txt', utf16('\uFEFFJane Doe')],
])('accepts %s', async (name, bytes) => {
  await expect(inspect(await write(await bytes, name))).resolves.toMatchObject({ displayName: name });
});

test.each<[reason: string, name: string, Buffer | string | Promise<Buffer>]>([
  ['another type', 'page.pdf', '<!doctype html>'],
  ['damaged', 'no-page.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'],
  [
    'password',
    'locked.pdf',
    makePdf({
      trailer: `/ID [(a) (a)] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O ${key} /U ${key} >>`,
    }),
  ],
  ['password', 'certificate.pdf', readSample('certificate-encrypted.pdf')],
  ['program', 'launch.pdf', makePdf({ catalog: `/OpenAction ${launch}` })],
  ['program', 'hidden-launch.pdf', makePdf({ more: [objectStream(launch)] })],
  ['program', 'attached-name.pdf', attach('cv.js', 'alert(1)')],
  ['program', 'attached-program.pdf', attach('cv.dat', program)],
  ['macros', 'attached-macros.pdf', attach('cv.doc', macros)],
  ['another type', 'html-named.doc', readSample('html-named.doc')],
  ['damaged', 'truncated.doc', cvDoc.subarray(0, 700)],
  ['password', 'locked.doc', changeDoc(10, 0x0300)],
  ['too old', 'word-2.doc', changeDoc(0, 0xa5dc)],
  ['macros', 'macros.doc', withTail(macros)],
  ['program', 'package.doc', withTail(olePackage)],
  ['program', 'dde.doc', withTail('\x13 DDEAUTO c:\\a "b" \x14x\x15')],
  ['program', 'wide-dde.doc', withTail(utf16('\x13 DDE c:\\a "b" \x14x\x15'))],
  ['another type', 'a-pdf.docx', makePdf()],
  [
    'another type',
    'workbook.docx',
    makeDocx('', {}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  ],
  ['damaged', 'truncated.docx', (await makeDocx()).subarray(0, 400)],
  [
    'damaged',
    'path.docx',
    Buffer.from(
      (await makeDocx('', { 'word/_a/b.xml': '' })).toString('latin1').replaceAll('word/_a/b', '../../../b'),
      'latin1',
    ),
  ],
  ['password', 'locked.docx', Buffer.concat([macros.subarray(0, 8), utf16('EncryptedPackage\0')])],
  ['macros', 'macros.docx', makeDocx(undefined, { 'word/vbaProject.bin': macros })],
  ['macros', 'macros-as-image.docx', makeDocx(undefined, { 'word/media/image1.png': macros })],
  ['macros', 'docm.docx', makeDocx('', {}, 'application/vnd.ms-word.document.macroEnabled.main+xml')],
  [
    'macros',
    'macros-in-workbook.docx',
    makeDocx('', { 'word/a.xlsx': await makeDocx('', { 'xl/vbaProject.bin': macros }) }),
  ],
  ['program', 'program-as-image.docx', makeDocx('', { 'word/media/image1.png': program })],
  ['program', 'package.docx', makeDocx('', { 'word/embeddings/oleObject1.bin': olePackage })],
  ['program', 'dde.docx', makeDocx(field('D', 'DEA', 'UTO a'))],
  ['program', 'simple-dde.docx', makeDocx('<w:p><w:fldSimple w:instr=" DDE a b"/></w:p>')],
  ['too complex', 'ratio.docx', makeDocx('', { 'word/media/a.bin': Buffer.alloc(20 * 1024 ** 2) })],
  [
    'too complex',
    'entries.docx',
    makeDocx('', Object.fromEntries(Array.from({ length: 198 }, (_, n) => [`word/${n}.xml`, 'x']))),
  ],
  ['encoding', 'latin-1.txt', Buffer.from('Zoë', 'latin1')],
  ['encoding', 'nul.txt', 'Jane\0Doe'],
  ['empty', 'blank.txt', ' \n'],
  ['another type', 'page.txt', '<html><script>'],
  ['another type', 'rich.txt', '{\\rtf1 Jane}'],
])('rejects because of %s: %s', async (reason, name, bytes) => {
  const type = name.split('.').at(-1)?.toUpperCase();
  await expect(inspect(await write(await bytes, name))).rejects.toMatchObject({
    reason: `${type}: ${reason}`,
  });
});

test.each<[string, Buffer | string, string]>([
  ['DOC-20261128-WA0001', makePdf(), 'DOC-20261128-WA0001.pdf'],
  ['cv.pdf ', makePdf(), 'cv.pdf'],
  ['Jane v2.0', cvDoc, 'Jane v2.0.doc'],
  ['cv', await makeDocx(), 'cv.docx'],
  ['cv.md', 'Jane Doe', 'cv.md.txt'],
])('takes the type of %j from its first bytes', async (name, bytes, displayName) => {
  await expect(inspect(await write(bytes, name))).resolves.toMatchObject({ displayName });
});

test.each<[string, Buffer | string]>([
  ['cv.pdf.exe', makePdf()],
  ['cv.jpg', Buffer.from('ffd8ffe000104a46', 'hex')],
  ['cv.zip', await makeDocx('', {}, 'application/zip')],
  ['cv.rtf', '{\\rtf1 Jane}'],
])('rejects %s as another type', async (name, bytes) => {
  await expect(inspect(await write(bytes, name))).rejects.toThrow(/choose a PDF, DOC, DOCX or TXT/);
});

test('converts Word files to HTML without what their text may contain of it', async () => {
  const markup = '<w:p><w:r><w:t>&lt;img src=x onerror=alert(1)&gt; Jane</w:t></w:r></w:p>';
  expect(await wordToHtml(await makeDocx(markup), 'docx')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; Jane</p>',
  );
  expect(await wordToHtml(cvDoc, 'doc')).toContain('<p>Jane Doe, SAP consultant</p>');
  expect(await wordToHtml(makeWord95(), 'doc')).toBe('<p>Jane</p><p>Doe</p>');
});

test.each([
  ['box-without-fallback.docx', true],
  ['word-chart.docx', true],
  ['word-mac-2011-template.docx', false],
])('says whether the view of %s leaves something out: %s', async (name, leavesOut) => {
  const html = await wordToHtml(await readSample(name), 'docx');
  expect(html.includes('only in the download')).toBe(leavesOut);
});

test('terminates a parser that exhausts the memory, and the process survives', async () => {
  const file = await write(makePdfBomb(400));
  const before = process.memoryUsage().rss;
  let peak = before;
  const poll = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  await expect(createResumeInspector()(file)).rejects.toThrow(/too large or too complicated/);
  clearInterval(poll);
  // Without limits it takes 4 GB.
  expect(peak - before).toBeLessThan(600 * 1024 * 1024);
});

test('terminates a parser at the deadline', async () => {
  const rows = Array.from({ length: 400_000 }, (_, n) => `<w:p><w:r><w:t>${n * 7919}</w:t></w:r></w:p>`);
  // A thread that has loaded its module, so that the deadline is for the file alone.
  await inspect(await write(await makeDocx(), 'cv.docx'));
  const slow = await write(await makeDocx(rows.join('')), 'cv.docx');
  await expect(createResumeInspector({ deadlineMs: 1000 })(slow)).rejects.toThrow(/too complicated/);
});

test('accepts or rejects any bytes under any extension', async () => {
  const valid = [makePdf(), cvDoc, await makeDocx(), Buffer.from('Jane Doe, SAP')];
  const change = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255));
  const corrupted = fc.tuple(fc.constantFrom(...valid), fc.array(change)).map(([source, changes]) => {
    const bytes = Buffer.from(source);
    for (const [where, byte] of changes) bytes[Math.floor(where * (bytes.length - 1))] = byte;
    return bytes;
  });
  const random = fc.uint8Array({ minLength: 1, maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
  const types = fc.constantFrom('pdf', 'doc', 'docx', 'txt');
  await fc.assert(
    fc.asyncProperty(fc.oneof(random, corrupted), types, async (bytes, type) => {
      const outcome: unknown = await inspect(await write(bytes, `cv.${type}`)).catch(
        (error: unknown) => error,
      );
      expect(outcome instanceof ResumeError || (outcome as { type: string }).type === type).toBe(true);
    }),
    { numRuns: 80 },
  );
}, 60_000);

test('returns a name that is safe to show for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = toDisplayName(given);
      expect(name).not.toMatch(/[/\\]|\p{C}|\p{Zl}|\p{Zp}|^\s|\s$/u);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(120);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});
