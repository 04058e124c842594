import type { Payload, PayloadRequest, Where } from 'payload';
import { sql } from '../../src/database/transaction.ts';
import type { Queue } from '../../src/queue/queue.ts';
import { applicantVisibility } from '../../src/recruiting/applications/applicant-visibility.ts';
import { actors, createFakeStaffSide, createPeople, openAccounts, type Person } from '../accounts.ts';
import { openContent } from '../open-content.ts';
import type { Rest } from '../rest.ts';
import { askFields } from './fields.ts';
import { listOperations, type Operation } from './operations.ts';
import { askAccounts } from './own-account.ts';
import { askPublishing } from './publishing.ts';
import { makeRecords } from './records.ts';

const opening = `# Who may do what

Made by \`npm run generate\` by asking: each operation of the REST API that is not
for people without a session is tried by a visitor and by one account per role,
with an id that no record has and an empty body. A test compares this page with
the answers of today, so a rule that changes shows here in review. Where a rule
allows something else over the Local API, both are named.

*published*: only what visitors see too. *own*: only one's own. *yes* for an
operation says that the rules allow it; what is typed is still checked.

After the password and before the second factor, everybody is a visitor.
`;

const aboutPublishing = `## Accounts without “May publish”

What visitors see, as an account sees to it whose switch “May publish” is off.
`;

const aboutFields = `## Fields

Fields with narrower rules than their record; a cell names the operations that
remain of reading, creating and updating. What a visitor or the system states is
dropped from what anybody sends, and a request that would change nothing else is
refused with 403. Payload itself drops the name, type and sizes of an uploaded
file, and \`suspectedSpam\` may be set to false. Sections of pages (blocks) have no
rules of their own.
`;

const aboutApplicants = `## What applicants see of themselves

Each field of an application, on \`/my-application\` and in the download there. The
download hands out nothing that is not named here
(\`packages/backend/src/recruiting/applications/applicant-visibility.ts\`). Who of the staff did
something is left out of the notes and events in it.
`;

function seenRows(): string[][] {
  return Object.entries(applicantVisibility).map(([name, { page, download, why }]) => {
    const parts = typeof download === 'boolean' ? (download ? 'yes' : 'no') : download.join(', ');
    return [name, page, parts, why];
  });
}

/** Payload's own collection that is private by its key. */
const internal = 'payload-preferences';

/** Creates docs/access.md by asking everybody each operation. */
export async function accessTable(): Promise<string> {
  const { staffSide } = createFakeStaffSide('https://staff.example');
  const siteUrl = 'https://site.example';
  const queue: Queue = { ...staffSide.queue, send: markSent };
  // Without the end of a test.
  const { payload, rest, close } = await openAccounts(
    { staffSide: { ...staffSide, siteUrl, queue } },
    openContent,
  );
  try {
    await makeRecords(payload);
    const people = Object.values(await createPeople(payload, rest));
    const sections: string[] = [opening];
    const { collections, globals } = payload.config;
    const hasVersions = (owner: string) =>
      [...collections, ...globals].some(({ slug, versions }) => slug === owner && versions);
    const operations = (await listOperations(payload)).filter(
      ({ owner, pattern }) =>
        owner !== internal &&
        pattern !== '/verify/:id' &&
        (!pattern.startsWith('/versions') || hasVersions(owner)),
    );
    const tables = new Map<string, string[][]>();
    // Reading first, because the records that others create would change how much is read.
    for (const operation of operations.sort((a, b) => rankOf(a) - rankOf(b))) {
      const { owner, method, pattern } = operation;
      const cells = await Promise.all(people.map((person) => ask(payload, rest, person, operation)));
      tables.set(owner, [...(tables.get(owner) ?? []), [`${method} ${pattern}`, ...cells]]);
    }
    for (const [owner, rows] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)))
      sections.push(`## ${owner ? `\`${owner}\`` : 'Other endpoints'}\n\n${table(['', ...actors], rows)}`);
    const inPlace = 'In the place of a colleague’s email stands the name, for Payload’s dialogs.';
    sections.push(
      `## Accounts\n\n${inPlace}\n\n${table(['', ...actors], await askAccounts(payload, rest, people))}`,
    );
    sections.push(`${aboutPublishing}\n${table(['', ...actors], await askPublishing(payload, rest))}`);
    sections.push(aboutFields);
    for (const { kind, rows } of await askFields(payload, rest, people))
      sections.push(`### Fields of \`${kind}\`\n\n${table(['', ...actors], rows)}`);
    sections.push(
      `${aboutApplicants}\n${table(['', 'on their page', 'in the download', 'why'], seenRows())}`,
    );
    return sections.join('\n');
  } finally {
    await close();
  }
}

/** Stands in for the site, for whose result a test email waits. */
const markSent: Queue['send'] = async ({ execute }, _name, data) => {
  if ('mail' in data) await execute(sql`update mails set state = 'sent' where id = ${data.mail}`);
};

const rankOf = ({ method }: Operation) => ['GET', 'PATCH', 'DELETE', 'POST'].indexOf(method);

/** Asks one person. @returns yes or no, or how much was read; what the rule says of the Local API where it differs */
async function ask(
  payload: Payload,
  rest: Rest,
  { user, token }: Person,
  operation: Operation,
): Promise<string> {
  const { owner, method, pattern, paths, rule } = operation;
  const isList = rule !== undefined && listed.includes(`${method} ${pattern}`);
  const path = isList ? `${paths[1].split('?')[0]}?limit=1&depth=0&draft=true` : paths[1];
  const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
  const answer = await rest(method, path, { token, body });
  // 400 and 404 come after access control.
  const isAllowed = answer.status !== 401 && answer.status !== 403;
  const outcome = answer.status >= 500 ? `error ${answer.status}` : isAllowed ? 'yes' : 'no';
  const isAllowedOver = async (payloadAPI: string) =>
    Boolean(
      await rule?.({
        req: { user: user ?? null, payload, payloadAPI, query: {} } as unknown as PayloadRequest,
      }),
    );
  if ((await isAllowedOver('local')) !== (await isAllowedOver('REST')))
    return `Local API ${isAllowed ? 'no' : 'yes'}, REST ${outcome}`;
  return isList && isAllowed ? amountOf(payload, owner, pattern, answer.body) : outcome;
}

/** Operations that tell how much was read. */
const listed = ['GET /', 'GET /count', 'GET /versions'];

async function amountOf(payload: Payload, owner: string, pattern: string, body: Record<string, unknown>) {
  const [collection, slug] = [owner as never, owner as never];
  const total = async (where: Where) => {
    if (!(owner in payload.collections)) return (await payload.findGlobalVersions({ slug, where })).totalDocs;
    if (pattern === '/versions') return (await payload.findVersions({ collection, where })).totalDocs;
    return (await payload.count({ collection, where })).totalDocs;
  };
  if (body.totalDocs === undefined) return body._status === 'published' ? 'published' : 'all';
  if (body.totalDocs === 0) return 'no';
  if (body.totalDocs === (await total({}))) return 'all';
  if (body.totalDocs === 1) return 'own';
  return body.totalDocs === (await total({ _status: { equals: 'published' } })) ? 'published' : 'some';
}

function table(head: readonly string[], rows: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}
