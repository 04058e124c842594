import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company, samples } from '../testing/samples.ts';
import type { Company } from './company.ts';
import { listOutbox, readOutbox } from './outbox/read.ts';
import type { Mail, MailKind } from './registry.ts';
import { renderMail } from './render-mail.ts';
import { messageId } from './transport/message-id.ts';
import { outboxTransport } from './transport/outbox.ts';

const kinds = Object.keys(samples) as MailKind[];
const from = 'Riverfront Consulting <no-reply@riverfront.example>';

/** A mail of a kind; tests change single fields of it, which no type can follow. */
function mailOf(kind: MailKind, change: object = {}): Mail {
  return { kind, data: { ...samples[kind], ...change } } as Mail;
}

/** Fields that the service or staff fill in and never a visitor. */
const ours = new Set(['purpose', 'receivedAt', 'changedAt', 'staffUrl', 'url', 'body']);
const fields = kinds.flatMap((kind) =>
  Object.entries(samples[kind])
    .filter(([field, value]) => (typeof value === 'string' || Array.isArray(value)) && !ours.has(field))
    .map(([field, value]) => ({ kind, field, isList: Array.isArray(value) })),
);

/** What React escapes. */
const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** What a reader sees of HTML, on one line. */
function visible(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (reference) => characters[reference] ?? '')
    .replaceAll(/\s+/g, ' ');
}

describe.each(kinds)('%s', (kind) => {
  const facts = fields
    .filter((field) => field.kind === kind)
    .flatMap(({ field }) => Object.entries(samples[kind]).find(([name]) => name === field)?.[1] as string)
    .flatMap((value) => value.split('\n'))
    .filter(Boolean);

  test('says every fact in both forms', async () => {
    const { html, text } = await renderMail(mailOf(kind), company);
    for (const fact of [...facts, company.legalName, ...company.address.split('\n')]) {
      expect(text).toContain(fact);
      expect(visible(html)).toContain(fact);
    }
    expect(text).not.toMatch(/undefined|null|\[object|NaN|<\w/);
  });

  test('loads nothing from anywhere and runs nothing', async () => {
    const { html } = await renderMail(mailOf(kind), company);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|\bsrc=|url\(|@import|\son\w+=/i);
  });

  test('reads right in clients and to screen readers', async () => {
    const { html, text } = await renderMail(mailOf(kind), company);
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(text).not.toMatch(/\n{3}/);
    expect(text).not.toContain('!');
  });
});

const attack =
  '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>&lt;b&gt;\r\nBcc: victim@evil.example\r\n\r\n<h1>\u2028X-Evil: 1\0\u202Etxt\uD800';

describe('what a visitor writes stays text', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'mails-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  test.each(fields)('$kind, $field', async ({ kind, field, isList }) => {
    const { subject, html, text } = await renderMail(
      mailOf(kind, { [field]: isList ? [attack, attack] : attack }),
      company,
    );
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>[^&]/i);
    expect(visible(html)).toContain('<script>alert(1)</script>');
    expect(html).not.toMatch(unwanted);
    expect(text).not.toMatch(unwanted);
    expect(text).not.toMatch(/^(?:Bcc|X-Evil):/m);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(Array.from(subject).length).toBeLessThanOrEqual(120);

    const id = messageId(`${kind}-${field}`, from);
    await outboxTransport({ dir, from }).send({ to: 'a@b.example', messageId: id, subject, html, text });
    const kept = await keptAs(dir, id);
    expect(kept?.headers.map(({ name }) => name).sort()).toEqual(headerNames);
    expect(kept?.html).not.toMatch(/<script|<img/i);
    expect(kept?.text).toContain('<script>alert(1)</script>');
  });

  test.each(['name', 'legalName', 'address'] satisfies (keyof Company)[])(
    "nor do the company's own words become markup: %s",
    async (field) => {
      for (const kind of kinds) {
        const { html, subject } = await renderMail(mailOf(kind), { ...company, [field]: attack });
        expect(html).not.toMatch(/<script|<img/i);
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

async function keptAs(dir: string, id: string) {
  const mails = await Promise.all((await listOutbox(dir, 100)).map((entry) => readOutbox(dir, entry.id)));
  return mails.find((mail) => mail?.headers.some(({ value }) => value === id));
}

test('a link leads to a site and nowhere else', async () => {
  const mail = mailOf('contact-message', { staffUrl: 'javascript:alert(1)' });
  await expect(renderMail(mail, company)).rejects.toThrow('javascript:');
});

test('an address that is none is shown, not linked', async () => {
  const { html } = await renderMail(
    mailOf('contact-message', { email: 'a@b.example?bcc=c@d.example' }),
    company,
  );
  expect(html).toContain('a@b.example?bcc=c@d.example');
  expect(html).not.toContain('mailto:');
});

describe('the message to sales', () => {
  test('is marked when it looks like spam', async () => {
    const { subject } = await renderMail(mailOf('contact-message'), company);
    expect(subject).toBe('[possible spam] Message from Asha Patel about SAP S/4HANA migration');
  });

  test('is not marked otherwise', async () => {
    const mail = mailOf('contact-message', { suspectedSpam: false, spamReasons: [], topic: undefined });
    const { subject, text } = await renderMail(mail, company);
    expect(subject).toBe('Message from Asha Patel');
    expect(text).not.toMatch(/spam|Topic/);
  });

  test('leaves out what was left empty', async () => {
    const { text } = await renderMail(mailOf('contact-message', { organization: '', country: ' ' }), company);
    expect(text).not.toMatch(/Organisation|Country/);
  });

  test('keeps the lines of the message, each marked as quoted', async () => {
    const { text } = await renderMail(
      mailOf('contact-message', { message: 'one\r\n\r\n\r\n\r\ntwo\n-- \nthree' }),
      company,
    );
    expect(text).toContain('> one\n>\n> two\n> --\n> three\n');
  });

  test('says when it came, in the time of the office', async () => {
    const { text } = await renderMail(mailOf('contact-message'), company);
    expect(text).toContain('Received: 21 November 2026 at 18:45 IST');
  });
});

test('a lock screen shows no code: neither subject nor the words an inbox shows before a mail is opened', async () => {
  const { subject, html, text } = await renderMail(mailOf('one-time-code'), company);
  expect(subject).toBe('Your one-time code for Riverfront Consulting');
  const preview = html.slice(html.indexOf('<body'), html.indexOf('<h1'));
  expect(preview).toContain('It works once, within 10 minutes.');
  expect(preview).not.toContain('482913');
  expect(text.indexOf('482913')).toBeGreaterThan(80);
});

test('a code says what it is for', async () => {
  const { text } = await renderMail(mailOf('one-time-code', { purpose: 'my-application' }), company);
  expect(text).toContain('to see what we keep about your application');
});

test('an application without a job or with a résumé says so', async () => {
  const change = { jobTitle: null, resumeMissing: false };
  const toApplicant = await renderMail(mailOf('application-confirmation', change), company);
  expect(toApplicant.subject).toBe('We have your application');
  expect(toApplicant.text).toContain('Role: General application');
  expect(toApplicant.text).not.toContain('missing');
  const toRecruiters = await renderMail(mailOf('application-received', change), company);
  expect(toRecruiters.subject).toBe('General application from Jürgen O’Neill-Šimić');
  expect(toRecruiters.text).not.toContain('missing');
});

test('salary and experience read as people write them', async () => {
  const { text } = await renderMail(mailOf('application-received'), company);
  expect(text).toContain('Expects: ₹18,00,000 a year');
  expect(text).toContain('Experience: 9.5 years, 1 year of it relevant');
});
