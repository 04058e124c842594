import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { findBrokenLinks } from '@riverfront/content/references';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import styles from './references.module.css';

/** Every link in our content that leads to nothing on our site: where it stands, where it points, why. */
export async function BrokenLinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/broken-links`)}`);
  const mayEdit = ['administrator', 'editor'].some((role) => req.user?.roles?.includes(role as 'editor'));
  const found = mayEdit ? await findBrokenLinks(req) : undefined;
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
          {found ? (
            <Report {...found} admin={admin} />
          ) : (
            <p>Only editors look after the links of the site.</p>
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

type ReportProps = Awaited<ReturnType<typeof findBrokenLinks>> & { admin: string };

function Report({ links, more, admin }: ReportProps) {
  if (links.length === 0) return <p>Every link to a page of this site leads somewhere. Nothing to do.</p>;
  return (
    <>
      <p>
        These links lead to pages of this site that are not there. Open the place, correct the link and
        publish it; or publish the page that it wants.
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
      {more ? <p>There are more. They are listed here when these are mended.</p> : null}
    </>
  );
}
