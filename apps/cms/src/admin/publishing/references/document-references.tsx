import { Banner } from '@payloadcms/ui';
import { findLinkProblems } from '@riverfront/backend/publishing/paths/link-problems';
import { nameLinks } from '@riverfront/backend/publishing/paths/link-targets';
import { findBacklinks } from '@riverfront/backend/publishing/references/backlinks';
import { findReferences } from '@riverfront/backend/publishing/references/find-references';
import type { UIFieldServerProps } from 'payload';
import styles from './references.module.css';

/** Lists the documents that use a document, with links. */
export async function UsedOn({ collectionSlug, data, id, req }: UIFieldServerProps) {
  if (id === undefined || !collectionSlug) return null;
  const { backlinks, more } = await findBacklinks(req, collectionSlug, [{ ...data, id }]);
  return (
    <section className={styles.box} aria-label="Used on">
      <h3 className={`staff-heading ${styles.heading}`}>Used on</h3>
      {backlinks.length === 0 ? (
        <p className="staff-note">Not used anywhere at the moment.</p>
      ) : (
        <ul className={`staff-list ${styles.list}`}>
          {backlinks.map(({ adminPath, kind, title, where, state, isTrashed }) => (
            <li key={`${adminPath} ${where} ${state}`}>
              <a href={`/admin${adminPath}`}>{title}</a>
              <span className="staff-note">
                {kind}, {where}
                {isTrashed ? ' (in the trash)' : state === 'draft' ? ' (in a draft)' : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more ? <p className="staff-note">There are more, which are not listed here.</p> : null}
    </section>
  );
}

/** Warns of broken links in a document. */
export async function DocumentLinks({ collectionSlug, data, req, ...rest }: UIFieldServerProps) {
  const { collections, globals } = req.payload.config;
  const slug = collectionSlug ?? ('globalSlug' in rest ? rest.globalSlug : undefined);
  const fields = [...collections, ...globals].find((one) => one.slug === slug)?.flattenedFields ?? [];
  const links = findReferences(fields, data).filter((reference) => reference.kind === 'link');
  if (links.length === 0) return null;
  const problems = await findLinkProblems(req, [...new Set(links.map(({ link }) => link))]);
  const broken = links.flatMap(({ link, where }) => {
    const problem = problems.get(link);
    return problem ? [{ link, where, problem }] : [];
  });
  if (broken.length === 0) return null;
  const names = await nameLinks(
    req,
    broken.map(({ link }) => link),
  );
  return (
    <Banner type="error" className={styles.warning}>
      <strong>
        {broken.length === 1
          ? 'This document has a broken link'
          : `This document has ${broken.length} broken links`}
        :
      </strong>
      <ul>
        {broken.map(({ link, where, problem }) => (
          <li key={`${where} ${link}`}>
            <code>{names.get(link)}</code> in {where}. {problem}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
