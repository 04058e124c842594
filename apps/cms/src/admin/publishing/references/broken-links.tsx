import { hasRole } from '@riverfront/backend';
import { findBrokenLinks } from '@riverfront/backend/publishing';
import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload';
import { renderScreen } from '../../screen.tsx';
import styles from './references.module.css';

/** The link to the report of broken links, for editors. */
export function BrokenLinksNav({ user, payload }: ServerProps) {
  if (!isEditor(user)) return null;
  return (
    <a href={`${payload.config.routes.admin}/broken-links`} className="nav__link">
      <span className="nav__link-label">Broken links</span>
    </a>
  );
}

/** Reports every broken link in our content: its place, its target and the reason. */
export function BrokenLinksView(props: AdminViewServerProps) {
  const render = async (req: PayloadRequest, admin: string) => (
    <>
      <h1>Broken links</h1>
      {isEditor(req.user) ? (
        <Report {...(await findBrokenLinks(req))} admin={admin} />
      ) : (
        <p>Only editors can see this report.</p>
      )}
    </>
  );
  return renderScreen(props, '/broken-links', render, styles.view);
}

const isEditor = (user: unknown) => hasRole(user, 'administrator', 'editor');

type ReportProps = Awaited<ReturnType<typeof findBrokenLinks>> & { admin: string };

function Report({ links, more, admin }: ReportProps) {
  if (links.length === 0) return <p>There are no broken links. Nothing to do.</p>;
  return (
    <>
      <p>
        These links lead to pages of this site that do not exist. Open the document, correct the link and
        publish it, or publish the missing page.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Link</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ adminPath, kind, link, problem, state, title, where }) => (
            <tr key={`${adminPath} ${where} ${link} ${state}`}>
              <td>
                <a href={`${admin}${adminPath}`}>{title}</a>
                <span className={styles.note}>
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
        </tbody>
      </table>
      {more ? <p>There are more. They are listed once these are corrected.</p> : null}
    </>
  );
}
