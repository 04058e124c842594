import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { company, from, samples } from '../testing/samples.ts';
import { messageId } from './addresses.ts';
import type { Company } from './message.ts';
import { listOutbox, outboxTransport, readOutbox } from './outbox/outbox.ts';
import { type Email, type EmailKind, renderEmail } from './render-email.ts';

const kinds = Object.keys(samples) as EmailKind[];

/** An email of a kind, with changed fields. */
function emailOf(kind: EmailKind, change: object = {}): Email {
  return { kind, data: { ...samples[kind], ...change } } as Email;
}

/** Fields that the service or staff fill in and never a visitor. */
const ours = new Set([
  'purpose',
  'receivedAt',
  'changedAt',
  'sentAt',
  'staffUrl',
  'until',
  'token',
  'url',
  'body',
  'author',
  'signature',
  'timeZone',
]);
const fields = kinds.flatMap((kind) =>
  Object.entries(samples[kind])
    .filter(([field, value]) => (typeof value === 'string' || Array.isArray(value)) && !ours.has(field))
    .map(([field, value]) => ({ kind, field, isList: Array.isArray(value) })),
);

/** Characters that are escaped. */
const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** What a reader sees of HTML, on one line. */
function visible(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (reference) => characters[reference] ?? '')
    .replaceAll(/\s+/g, ' ');
}

describe.each(kinds)('%s', (kind) => {
  const facts = fields
    .filter((field) => field.kind === kind)
    .flatMap(({ field }) => Object.entries(samples[kind]).find(([name]) => name === field)?.[1] as string)
    .flatMap((value) => value.split('\n'))
    .filter(Boolean);

  test('has every fact as HTML and as text', async () => {
    const { html, text } = await renderEmail(emailOf(kind), company);
    for (const fact of [...facts, company.legalName, ...company.address.split('\n')]) {
      expect(text).toContain(fact);
      expect(visible(html)).toContain(fact);
    }
    expect(text).not.toMatch(/undefined|null|\[object|NaN|<\w/);
  });

  test('loads and runs nothing', async () => {
    const { html } = await renderEmail(emailOf(kind), company);
    expect(html).not.toMatch(/<(?:link|script|iframe|object)\b|url\(|@import|\son\w+=/i);
    expect(html.match(/\bsrc=\S+/g)).toEqual([`src="${company.siteUrl}/brand/mark.png"`]);
  });
});

const attack =
  '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>&lt;b&gt;\r\nBcc: victim@evil.example\r\n\r\n<h1>\u2028X-Evil: 1\0\u202Etxt\uD800';

describe('escapes what visitors write', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mails-'));
  afterAll(() => rm(dir, { recursive: true }));

  test.each(fields)('$kind, $field', async ({ kind, field, isList }) => {
    const { subject, html, text } = await renderEmail(
      emailOf(kind, { [field]: isList ? [attack, attack] : attack }),
      company,
    );
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>[^&]/i);
    expect(visible(html)).toContain('<script>alert(1)</script>');
    expect(html).not.toMatch(unwanted);
    expect(text).not.toMatch(unwanted);
    expect(text).not.toMatch(/^(?:Bcc|X-Evil):/m);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(Array.from(subject).length).toBeLessThanOrEqual(120);

    const id = messageId(`${kind}-${field}`, from);
    await outboxTransport({ dir, from }).send({ to: 'a@b.example', messageId: id, subject, html, text });
    const stored = await readStored(dir, id);
    expect(stored?.headers.map(({ name }) => name).sort()).toEqual(headerNames);
    expect(stored?.html).not.toMatch(/<script|<img src=x/i);
    expect(stored?.text).toContain('<script>alert(1)</script>');
  });

  test.each(['name', 'legalName', 'address'] satisfies (keyof Company)[])(
    'escapes facts about the company: %s',
    async (field) => {
      for (const kind of kinds) {
        const { html, subject } = await renderEmail(emailOf(kind), { ...company, [field]: attack });
        expect(html).not.toMatch(/<script|<img src=x/i);
        expect(subject).not.toMatch(/\p{Cc}/u);
      }
    },
  );
});

/** Characters that no mail may carry. */
const unwanted = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;
const headerNames = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
  'X-Auto-Response-Suppress',
];

async function readStored(dir: string, id: string) {
  const mails = await Promise.all((await listOutbox(dir, 100)).map((entry) => readOutbox(dir, entry.id)));
  return mails.find((mail) => mail?.headers.some(({ value }) => value === id));
}

test('rejects a link with another scheme', async () => {
  const email = emailOf('contact-message', { staffUrl: 'javascript:alert(1)' });
  await expect(renderEmail(email, company)).rejects.toThrow('javascript:');
});

test('does not link a malformed address', async () => {
  const { html } = await renderEmail(
    emailOf('contact-message', { email: 'a@b.example?bcc=c@d.example' }),
    company,
  );
  expect(html).toContain('a@b.example?bcc=c@d.example');
  expect(html).not.toContain('mailto:');
});

test('keeps the lines of a message, each marked as quoted', async () => {
  const email = emailOf('contact-message', { message: 'one\r\n\r\n\r\n\r\ntwo\n-- \nthree' });
  expect((await renderEmail(email, company)).text).toContain('> one\n>\n> two\n> --\n> three\n');
});

test('shows no code in subject and preview, for lock screens', async () => {
  const { subject, html, text } = await renderEmail(emailOf('one-time-code'), company);
  expect(subject).toBe('Your one-time code for Riverfront Consulting');
  const preview = html.slice(html.indexOf('<body'), html.indexOf('<h1'));
  expect(preview).toContain('It works once, within 10 minutes.');
  expect(preview).not.toContain('482913');
  expect(text.indexOf('482913')).toBeGreaterThan(80);
});
