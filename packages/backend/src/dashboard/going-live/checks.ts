import { createHash, randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { LegalDocument } from '@riverfront/contract';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { isRequired } from '../../accounts/second-factor/account.ts';
import { findAll, readGlobal } from '../../database/records.ts';
import { execute, sql } from '../../database/transaction.ts';
import type { ProcessReport } from '../../health/process-report.ts';
import { clientAddressHeader } from '../../limits/rate-limiter.ts';
import type { LegalSection } from '../../payload-types.ts';
import { listUnknownAddresses } from '../../publishing/redirects/unknown-addresses.ts';
import { findBrokenLinks } from '../../publishing/references/broken-links.ts';
import type { StaffSide } from '../../staff-side.ts';
import { companyTimeZone } from '../../time/company-time.ts';
import { findSampleSettings, readSampleContent } from '../sample-content.ts';
import type texts from './checks.json';

/** What a check may look at. */
export interface CheckContext {
  payload: Payload;
  /** Of an administrator; its headers are those of the page. */
  req: PayloadRequest;
  user: TypedUser;
  /** Of a process of the site that is alive. */
  report: ProcessReport | undefined;
  addresses: Pick<StaffSide, 'siteUrl' | 'cmsUrl'> | undefined;
  /** Those that are published, read once. */
  legalSections?: Promise<LegalSection[]>;
  /** Returns the TXT records of a name. @throws with `code` of `node:dns` */
  lookUp: (name: string) => Promise<string[]>;
  fetch: typeof fetch;
}

/** What a check found. */
export interface Finding {
  /** Null when it could not be checked. */
  isDone: boolean | null;
  says: string;
  /** What a person can confirm; the confirmation ends when this changes. */
  confirmable?: string;
}

const resolver = new Resolver({ timeout: 2_000, tries: 1 });

/** Looks up TXT records with the resolver of this machine. */
export async function lookUpTxt(name: string): Promise<string[]> {
  return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
}

const noReport: Finding = { isDone: null, says: 'No process of the site reports itself.' };

const domainOf = (report: ProcessReport | undefined) => /@([^>\s]+)/.exec(report?.sender ?? '')?.[1];

/** Looks up a name. @returns its TXT records, none for a name without them, undefined for one that does not exist */
async function findRecords({ lookUp }: CheckContext, name: string): Promise<string[] | undefined> {
  try {
    return await lookUp(name);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTFOUND') return undefined;
    if (code === 'ENODATA') return [];
    throw error;
  }
}

/** Looks for a record of the sender's domain, at a name below it, that begins with some text. */
async function findRecord(context: CheckContext, below: string, begin: string): Promise<Finding> {
  const domain = domainOf(context.report);
  if (!domain) return noReport;
  const name = below + domain;
  const found = (await findRecords(context, name))?.find((record) => record.startsWith(begin));
  return { isDone: Boolean(found), says: found ? `${name}: ${found}` : `${name} has no such record.` };
}

/** Looks for a DKIM key, whatever its selector: a name that has names below it exists (RFC 8020). */
async function findKeys(context: CheckContext): Promise<Finding> {
  const domain = domainOf(context.report);
  if (!domain) return noReport;
  const name = `_domainkey.${domain}`;
  if (!(await findRecords(context, name))) return { isDone: false, says: `${name} has no such record.` };
  // Some name servers, and a wildcard record, answer so for any name.
  if (await findRecords(context, `_${randomBytes(8).toString('hex')}.${domain}`))
    return { isDone: null, says: `It could not be checked: each name below ${domain} seems to exist.` };
  return { isDone: true, says: `${name} has keys.` };
}

async function findLegalText(context: CheckContext, document: LegalDocument): Promise<Finding> {
  const where = { _status: { equals: 'published' } };
  context.legalSections ??= findAll(context.req, 'legal-sections', where, { sort: '_order' });
  const sections = (await context.legalSections).filter((section) => section.document === document);
  const text = JSON.stringify(sections.map(({ title, description }) => [title, description]));
  const confirmable = createHash('sha256').update(text).digest('hex');
  return { isDone: false, says: 'Nobody has approved the text that is published now.', confirmable };
}

/** One function for each entry of `checks.json`. What blocks uses no network: the dashboard and each start run it. */
export const checks: Record<keyof typeof texts, (context: CheckContext) => Finding | Promise<Finding>> = {
  async samples({ req }) {
    const left = (await readSampleContent(req)).reduce((sum, { total }) => sum + total, 0);
    return { isDone: left === 0, says: `Samples left: ${left}.` };
  },
  async settings({ req }) {
    const found = await findSampleSettings(req);
    const says =
      found.length > 0 ? `Sample addresses or names are in: ${found.join(', ')}.` : 'None is left.';
    return { isDone: found.length === 0, says };
  },
  'Privacy Policy': (context) => findLegalText(context, 'Privacy Policy'),
  'Cookie Policy': (context) => findLegalText(context, 'Cookie Policy'),
  'Terms and Conditions': (context) => findLegalText(context, 'Terms and Conditions'),
  async links({ req }) {
    const { length } = (await findBrokenLinks(req)).links;
    return { isDone: length === 0, says: `Broken links: ${length}.` };
  },
  async addresses({ req }) {
    // One or two may be a slip of the pen.
    const { length } = (await listUnknownAddresses(req)).filter(({ requests }) => requests > 2);
    return { isDone: length === 0, says: `Unknown addresses that were asked for several times: ${length}.` };
  },
  async mail({ payload, report }) {
    if (!report) return noReport;
    const { mail } = report;
    if (!mail)
      return { isDone: false, says: 'No mail server is set (SMTP_URL): emails are stored, not sent.' };
    // Records of emails are deleted after a while, a confirmation stays.
    const { rows } = await execute(payload)(sql`
      select from mails where kind = 'test' and state = 'sent' and last_error is null union all
      select from confirmations where key = 'mail' and value = ${mail} limit 1`);
    const says = `Emails go to ${mail}. ${rows.length > 0 ? 'It took a test email.' : 'No test email was sent.'}`;
    return { isDone: false, says, ...(rows.length > 0 && { confirmable: mail }) };
  },
  spf: (context) => findRecord(context, '', 'v=spf1'),
  dkim: findKeys,
  dmarc: (context) => findRecord(context, '_dmarc.', 'v=DMARC1'),
  https({ addresses }) {
    const all = addresses ? [addresses.siteUrl, addresses.cmsUrl] : [];
    const isDone = addresses ? all.every((url) => url.startsWith('https://')) : null;
    return { isDone, says: all.join(' and ') };
  },
  proxy({ req: { headers } }) {
    const [from, scheme] = [headers.get('x-forwarded-for'), headers.get('x-forwarded-proto')];
    if (!from || scheme !== 'https')
      return { isDone: false, says: 'This page came without the headers of a proxy with TLS.' };
    const isTrusted = from.split(/[\s,]+/).includes(headers.get(clientAddressHeader) ?? '');
    return { isDone: isTrusted, says: `Its headers arrive, and are ${isTrusted ? '' : 'not '}trusted.` };
  },
  async sitemap({ addresses, fetch: get }) {
    const url = `${addresses?.siteUrl}/sitemap.xml`;
    const response = await get(url);
    const isDone = response.ok && /<(urlset|sitemapindex)/.test(await response.text());
    return { isDone, says: `${url} answered ${response.status}${isDone ? '' : ' without a sitemap'}.` };
  },
  async 'second-factor'({ payload }) {
    const { rows } = await execute(payload)<{ names: string | null }>(sql`
      select string_agg(name, ', ' order by name) as names from users
      where second_factor_since is null and disabled is not true and invited_until is null`);
    if (!rows[0]?.names) return { isDone: true, says: 'Every account has one.' };
    const asked = isRequired(payload) ? ' They are asked for it when they sign in.' : '';
    return { isDone: false, says: `Without one: ${rows[0].names}.${asked}` };
  },
  async retention({ req }) {
    const { spam, mails, deliveries, audit } = await readGlobal(req, 'retention');
    const { contact, application } = await readGlobal(req, 'forms');
    const says = `Messages ${contact.notice.months} months, applications ${application.notice.months} months, spam ${spam} days, sent emails ${mails} days, webhook deliveries ${deliveries} days, audit trail ${audit} months.`;
    return { isDone: false, says, confirmable: says };
  },
  'human-check': ({ report }) => (report ? { isDone: true, says: report.captcha } : noReport),
  async backup({ payload }) {
    const { rows } = await execute(payload)<{ days: number | null }>(
      sql`select extract(day from now() - max(made_at))::int as days from backups where error is null`,
    );
    const days = rows[0]?.days ?? null;
    if (days === null) return { isDone: false, says: 'There is none.' };
    return {
      isDone: days <= 30,
      says: days === 0 ? 'It is less than a day old.' : `Its age in days: ${days}.`,
    };
  },
  restore: () => ({ isDone: false, says: 'Nobody has tried it lately.', confirmable: 'restored' }),
  storage({ report }) {
    if (!report) return noReport;
    const isDone = [report.storage.media, report.storage.resumes].every(
      ({ isUsable, freeBytes, totalBytes }) => isUsable && (freeBytes ?? 1) / (totalBytes ?? 1) > 0.05,
    );
    return {
      isDone,
      says: isDone ? 'There is space.' : 'A folder or bucket cannot be used, or is almost full.',
    };
  },
  'time-zone'() {
    const zone = companyTimeZone();
    return { isDone: zone !== 'UTC', says: `Days begin at midnight in ${zone}.`, confirmable: zone };
  },
};
