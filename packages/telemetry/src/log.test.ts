import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './log.ts';
import { scrub } from './scrub.ts';

function logTo(): { lines: Record<string, unknown>[]; logger: pino.Logger } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, logger: pino(logOptions({ level: 'info' }), stream) };
}

test('redacts codes, tokens, email addresses, queries and personal data', () => {
  const { lines, logger } = logTo();
  const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6MSwiZW1haWwiOiJhIn0.c2lnbmF0dXJl';
  const failed = Object.assign(
    new Error(
      `Failed query: insert into "applications" values ($1, $2)\nparams: Asha Patel,asha@mail.example,my résumé`,
    ),
    {
      code: '23505',
      detail: 'Key (email)=(asha@mail.example) already exists.',
      cause: new Error('for asha@mail.example'),
    },
  );
  logger.error(
    { err: failed, mail: { to: 'asha@mail.example', code: '123456' } },
    `Sent 654321 to asha@mail.example`,
  );
  logger.warn({ path: '/my-application?token=abc&email=asha%40mail.example' }, `Bearer ${token}`);
  logger.warn(failed);
  const text = JSON.stringify(lines);
  for (const secret of ['asha@', 'Asha Patel', 'résumé', '123456', '654321', token, 'token=abc', 'asha%40'])
    expect(text).not.toContain(secret);
  // What helps to find the bug stays.
  for (const useful of [
    'Failed query: insert into',
    '23505',
    'log.test.ts',
    '…@mail.example',
    '/my-application',
  ])
    expect(text).toContain(useful);
});

test.each([
  ['postgres://site:hunter2@db:5432/riverfront refused', 'postgres://[left out]@db:5432/riverfront refused'],
  ['GET /api/jobs?page=2&search=ab done', 'GET /api/jobs?[left out] done'],
  ['request 7f1d3c1e-58a5-4a7f-9d2e-1b6f2f0c9a11', 'request 7f1d3c1e-58a5-4a7f-9d2e-1b6f2f0c9a11'],
  ['connect ECONNREFUSED 127.0.0.1:543210', 'connect ECONNREFUSED 127.0.0.1:543210'],
  ['is it there? yes', 'is it there? yes'],
])('%s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});
