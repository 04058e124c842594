import { findBrokenLinks } from '@riverfront/backend/publishing/references/broken-links';
import type { AdminViewServerProps } from 'payload';
import { Table } from '../../table/table.tsx';
import { renderScreen } from '../../theme/screen.tsx';

/** Reports every broken link in our content: its place, its target and the reason. */
export function BrokenLinksView(props: AdminViewServerProps) {
  const otherwise = 'Only editors can see this report.';
  return renderScreen(
    props,
    { path: '/broken-links', title: 'Broken links', roles: ['editor'], otherwise },
    async (req) => <Report {...(await findBrokenLinks(req))} />,
  );
}

function Report({ links, more }: Awaited<ReturnType<typeof findBrokenLinks>>) {
  if (links.length === 0) return <p>There are no broken links. Nothing to do.</p>;
  return (
    <>
      <p>
        These links lead to pages of this site that do not exist. Open the document, correct the link and
        publish it, or publish the missing page.
      </p>
      <Table headings={['Where', 'Link', 'Why']} className="staff-table--stacked">
        {links.map(({ adminPath, kind, link, problem, state, title, where }) => (
          <tr key={`${adminPath} ${where} ${link} ${state}`}>
            <td>
              <a href={`/admin${adminPath}`}>{title}</a>
              <span className="staff-note">
                {kind}, {where}
                {state === 'draft' ? ' (in a draft)' : ''}
              </span>
            </td>
            <td>
              <code>{link}</code>
            </td>
            <td>{problem}</td>
          </tr>
        ))}
      </Table>
      {more ? <p>There are more. They are listed once these are corrected.</p> : null}
    </>
  );
}
