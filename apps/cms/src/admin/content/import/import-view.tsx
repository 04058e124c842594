import { hasRole } from '@riverfront/backend/accounts/roles';
import { importKinds, kindOf, mayImport } from '@riverfront/backend/content/import/kinds';
import { canUndo } from '@riverfront/backend/content/import/undo';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { renderScreen } from '../../theme/screen.tsx';
import { mediumTime } from '../../time/clock.ts';
import { Importer, UndoButton } from './importer.tsx';

/** Import of content from files, earlier imports, and the export. */
export function ImportView(props: AdminViewServerProps) {
  return renderScreen(props, { path: '/import', title: 'Import and export' }, render);
}

async function render(req: PayloadRequest) {
  const kinds = Object.keys(importKinds);
  const allowed = await Promise.all(kinds.map((kind) => mayImport(req, kind)));
  if (!allowed.includes(true)) return <p>Only editors and recruiters can import content.</p>;
  const { docs } = await req.payload.find({ collection: 'imports', sort: '-createdAt', limit: 10, depth: 0 });
  return (
    <>
      <p>
        Choose a CSV, a ZIP of a folder with Markdown files and their pictures, or a WordPress export (Tools,
        then Export) together with a ZIP of its folder wp-content/uploads. Everything becomes a draft, but for
        redirects, and nothing is imported twice. At most 50 MB at a time.
      </p>
      <Importer />
      <h2>What the files contain</h2>
      {kinds.map((kind, index) => (allowed[index] ? <Columns key={kind} kind={kind} /> : null))}
      <h2>Earlier imports</h2>
      <ul>
        {docs.map(({ id, name, summary, by, createdAt, lines }) => (
          <li key={id}>
            <a href={`/api/imports/${id}/report`}>Report on {name}</a>, {mediumTime(createdAt)}, {by}:{' '}
            {summary} {canUndo({ lines }) ? <UndoButton id={id} name={name} /> : null}
          </li>
        ))}
      </ul>
      {docs.length === 0 ? <p>There are none yet.</p> : null}
      {hasRole(req.user, 'administrator') ? (
        <>
          <h2>Export</h2>
          <p>
            All content as one ZIP: a JSON file for each kind, and the files of the media library. Messages,
            applications and accounts are not part of it.{' '}
            <a href="/api/export-content">Download all content</a>
          </p>
        </>
      ) : null}
    </>
  );
}

/** The columns of a CSV, which are the keys of the front matter as well, with a template. */
function Columns({ kind }: { kind: string }) {
  const { label, needs, columns } = kindOf(kind);
  const rows = Object.entries(columns);
  if (rows.length === 0) return null;
  const examples = rows.map(([, [, example = '']]) => `"${example.replaceAll('"', '""')}"`);
  const csv = `\uFEFF${Object.keys(columns)}\r\n${examples}\r\n`;
  return (
    <details>
      <summary>{label}: columns of a CSV, or front matter of Markdown, whose text follows it</summary>
      <p>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`} download={`${kind}.csv`}>
          Download a template
        </a>
      </p>
      <ul>
        {rows.map(([name, [about, example]]) => (
          <li key={name}>
            <code>{name}</code>
            {needs.includes(name) ? ' (always)' : ''}: {about} {example ? `For example: ${example}` : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}
