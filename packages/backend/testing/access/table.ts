import type { CollectionSlug, GlobalSlug, Where } from 'payload';
import { applicantVisibility } from '../../src/recruiting/applications/applicant-visibility.ts';
import { askers, createPeople, openAccounts } from '../accounts.ts';
import { ask, askAll, type Question, questionsOf, questionsOfGlobal } from './ask.ts';
import { askFields } from './fields.ts';
import { askAccounts } from './own-account.ts';
import { makeRecords } from './records.ts';

const opening = `# Who may do what

Made by \`npm run generate\` by asking: for every collection and global, each
operation is tried by a visitor and by one account per role, over the Local API
(\`overrideAccess: false\`) and over the REST API. A test compares this page with
the answers of today, so a rule that changes shows here in review. Where the two
ways differ, both are named.

*published*: only what visitors see too. *own*: only one's own. *yes* for an
operation says that the rules allow it; what is typed is still checked.

After the password and before the second factor, everybody is a visitor.
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

/** Payload's own collections: without a REST API, or private by their key. */
const internal = ['payload-migrations', 'payload-kv', 'payload-preferences'];

/** Creates docs/access.md by trying every operation. */
export async function accessTable(): Promise<string> {
  const { payload, rest, close } = await openAccounts();
  try {
    await makeRecords(payload);
    const people = Object.values(await createPeople(payload, rest));
    const sections: string[] = [opening];
    const addTable = async (title: string, questions: Question[]) => {
      const rows = await askAll(people, questions, (question, person) =>
        ask(payload, rest, person, question),
      );
      sections.push(`## ${title}\n\n${table(['', ...askers], rows)}`);
    };

    for (const { slug, versions, auth, trash, disableDuplicate } of [...payload.config.collections].sort(
      bySlug,
    )) {
      if (internal.includes(slug)) continue;
      const collection = slug as CollectionSlug;
      const where: Where = versions?.drafts ? { _status: { equals: 'published' } } : {};
      const { totalDocs: all } = await payload.count({ collection });
      const { totalDocs: published, docs } = await payload.find({ collection, where, limit: 1, depth: 0 });
      const stored = versions ? await payload.findVersions({ collection, limit: 1, depth: 0 }) : undefined;
      const questions = questionsOf(collection, {
        all,
        ...(versions?.drafts && { published }),
        versions: stored?.totalDocs ?? 0,
        record: Number(docs[0]?.id),
        version: stored && Number(stored.docs[0]?.id),
        auth: Boolean(auth),
        trash: Boolean(trash),
        duplicates: !disableDuplicate,
      });
      await addTable(`Collection \`${slug}\``, questions);
    }
    for (const { slug, versions } of [...payload.config.globals].sort(bySlug)) {
      const global = slug as GlobalSlug;
      const count = versions ? (await payload.findGlobalVersions({ slug: global, limit: 1 })).totalDocs : 0;
      await addTable(`Global \`${slug}\``, questionsOfGlobal(global, { versions: Boolean(versions), count }));
    }
    sections.push(`## Accounts\n\n${table(['', ...askers], await askAccounts(payload, rest, people))}`);
    sections.push(aboutFields);
    for (const { kind, rows } of await askFields(payload, rest, people))
      sections.push(`### Fields of \`${kind}\`\n\n${table(['', ...askers], rows)}`);
    sections.push(
      `${aboutApplicants}\n${table(['', 'on their page', 'in the download', 'why'], seenRows())}`,
    );
    return sections.join('\n');
  } finally {
    await close();
  }
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

function table(head: readonly string[], rows: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}
