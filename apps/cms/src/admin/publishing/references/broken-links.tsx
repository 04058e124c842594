import { listUnknownAddresses } from '@riverfront/backend/publishing/redirects/unknown-addresses';
import { findBrokenLinks } from '@riverfront/backend/publishing/references/broken-links';
import type { AdminViewServerProps } from 'payload';
import { Table } from '../../table/table.tsx';
import { renderScreen } from '../../theme/screen.tsx';
import { mediumDate } from '../../time/clock.ts';

/** Reports every broken link in our content: its place, its target and the reason. */
export function BrokenLinksView(props: AdminViewServerProps) {
  const otherwise = 'Only editors can see this report.';
  return renderScreen(
    props,
    { path: '/broken-links', title: 'Broken links', roles: ['editor'], otherwise },
    async (req) => (
      <>
        <Report {...(await findBrokenLinks(req))} />
        <UnknownAddresses addresses={await listUnknownAddresses(req)} />
      </>
    ),
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

function UnknownAddresses({ addresses }: { addresses: Awaited<ReturnType<typeof listUnknownAddresses>> }) {
  return (
    <>
      <h2>Unknown addresses</h2>
      <p>
        {addresses.length > 0
          ? 'Visitors asked for these in the last 30 days and came to the home page, because nothing is there.'
          : 'In the last 30 days nobody asked for an address at which nothing is.'}
      </p>
      {addresses.length > 0 && (
        <Table headings={['Address', 'Asked for', 'What to do']} className="staff-table--stacked">
          {addresses.map(({ path, requests, lastDay }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
              </td>
              <td>
                {requests.toLocaleString('en-GB')} ×, last on {mediumDate(lastDay)}
              </td>
              <td>
                <a href={`/admin/collections/redirects/create?from=${encodeURIComponent(path)}`}>
                  Add a redirect<span className="sr-only"> from {path}</span>
                </a>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
