import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createTestDatabase } from '@riverfront/database/testing';
import { expect, test } from 'vitest';

interface Span {
  name: string;
  traceId: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A server that queries the database and another server, in a separate process because patches are permanent. */
const program = `
import { createServer } from 'node:http';
import pg from 'pg';
const [tracing, endpoint, databaseUrl, other] = process.argv.slice(-4);
const { startTracing } = await import(tracing);
const stop = await startTracing({ endpoint, service: 'test', version: '1', from: tracing });
const pool = new pg.Pool({ connectionString: databaseUrl });
const server = createServer(async (request, response) => {
  await pool.query('select $1::text as email', ['asha@mail.example']);
  await fetch(other + '/called?key=hidden');
  response.end('done');
}).listen(0, '127.0.0.1', async () => {
  await (await fetch('http://127.0.0.1:' + server.address().port + '/page?email=asha@mail.example')).text();
  await stop();
  process.exit();
});
`;

test('sends one trace per request with its statements and calls, without personal data', async () => {
  const received: Sent[] = [];
  const collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
    }
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const database = await createTestDatabase();
  const args = ['--input-type=module', '--eval', program, '--', import.meta.resolve('./tracing.ts')];
  await promisify(execFile)(process.execPath, [...args, endpoint, database.url, endpoint], {
    cwd: import.meta.dirname,
  });
  await database.drop();
  collector.close();

  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const incoming = spans.find(({ kind }) => kind === 2);
  const trace = spans.filter(({ traceId }) => traceId === incoming?.traceId);
  expect(trace.some(({ name }) => name.startsWith('pg.query'))).toBe(true);
  expect(JSON.stringify(trace)).toContain('/called');
  expect(JSON.stringify(spans)).not.toMatch(/asha|hidden/);
}, 60_000);
