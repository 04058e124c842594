import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { findBrokenLinks } from '@riverfront/backend/publishing';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, ServerProps } from 'payload';
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

function isEditor(user: ServerProps['user']): boolean {
  return ['administrator', 'editor'].some((role) => user?.roles?.includes(role as 'editor'));
}

/** Reports every broken link in our content: its place, its target and the reason. */
export async function BrokenLinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/broken-links`)}`);
  const found = isEditor(req.user) ? await findBrokenLinks(req) : undefined;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className={styles.view}>
          <h1>Broken links</h1>
          {found ? <Report {...found} admin={admin} /> : <p>Only editors can see this report.</p>}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

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
