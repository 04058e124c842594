import { previewRemoval } from '@riverfront/backend/content/samples';
import { readSampleContent } from '@riverfront/backend/dashboard/sample-content';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { PostButton } from '../form/post-button.tsx';
import styles from '../publishing/references/references.module.css';
import { Table } from '../table/table.tsx';
import { renderScreen } from '../theme/screen.tsx';

/** Shows by kind what removing the sample content means, and lets administrators do it. */
export function SamplesView(props: AdminViewServerProps) {
  const otherwise = 'Only administrators can remove sample content.';
  return renderScreen(props, { path: '/samples', title: 'Sample content', otherwise }, renderSamples);
}

async function renderSamples(req: PayloadRequest) {
  const kinds = await previewRemoval(req);
  const total = kinds.reduce((sum, { going }) => sum + going.length, 0);
  const pages = (await readSampleContent(req)).filter(({ href }) => href.startsWith('/globals/'));
  return (
    <>
      <p>
        What you remove leaves the site within two seconds and stays in the trash for 30 days. What somebody
        has changed is no sample any more and stays. Images and videos go once nothing that stays uses them.
        Home page, menus and settings count as samples until you publish your own texts there.
      </p>
      <div>
        {total > 0 && (
          <PostButton buttonStyle="primary" label={`Move all ${total} to the trash`} {...removalOf('all')} />
        )}
      </div>
      <Table
        headings={['Kind', 'Goes', 'Stays', 'Refers to what goes', 'Remove']}
        className="staff-table--stacked"
      >
        {kinds.map((kind) => (
          <Row key={kind.slug} kind={kind} />
        ))}
        <tr>
          <th scope="row">To be edited</th>
          <td />
          <Cell what="stay" entries={pages.map(({ label, href }) => ({ title: label, href }))} />
          <td />
          <td />
        </tr>
      </Table>
    </>
  );
}

type SampleKind = Awaited<ReturnType<typeof previewRemoval>>[number];

const removalOf = (kind: string) => ({ path: '/api/samples/remove', body: { kind } });

function Row({ kind: { slug, label, ...kind } }: { kind: SampleKind }) {
  const { length: count } = kind.going;
  const name = `Remove: ${count} ${label} to the trash`;
  const references = kind.references.map(({ title, adminPath: href, where, isLink }) => {
    return {
      title,
      href,
      reason: `${where}: ${isLink ? 'the link will lead nowhere' : 'it will be left out'}`,
    };
  });
  return (
    <tr>
      <th scope="row">{label}</th>
      <Cell what="to the trash" entries={kind.going} />
      <Cell what="stay" entries={kind.staying} />
      <Cell what="places" entries={references} />
      <td>{count > 0 && <PostButton label="Remove" aria-label={name} {...removalOf(slug)} />}</td>
    </tr>
  );
}

interface CellProps {
  what: string;
  entries: { title: string; href: string; reason?: string }[];
}

function Cell({ what, entries }: CellProps) {
  if (entries.length === 0) return <td />;
  return (
    <td>
      <details>
        <summary>{`${entries.length} ${what}`}</summary>
        <ul className={`staff-list ${styles.list}`}>
          {entries.map(({ title, href, reason }) => (
            <li key={`${href} ${reason}`}>
              <a href={`/admin${href}`}>{title}</a>
              {reason && <span className="staff-note">{reason}</span>}
            </li>
          ))}
        </ul>
      </details>
    </td>
  );
}
