import { findBacklinks } from '@riverfront/backend/publishing/references/backlinks';
import type { UIFieldServerProps } from 'payload';
import styles from './references.module.css';

/** Lists the documents that use a document, with links. */
export async function UsedOn({ collectionSlug, data, id, req }: UIFieldServerProps) {
  if (id === undefined || !collectionSlug) return null;
  const { backlinks, more } = await findBacklinks(req, collectionSlug, [{ ...data, id }]);
  const { admin } = req.payload.config.routes;
  return (
    <section className={styles.box} aria-label="Used on">
      <h3 className={`staff-heading ${styles.heading}`}>Used on</h3>
      {backlinks.length === 0 ? (
        <p className="staff-note">Not used anywhere at the moment.</p>
      ) : (
        <ul className={`staff-list ${styles.list}`}>
          {backlinks.map(({ adminPath, kind, title, where, state, isTrashed }) => (
            <li key={`${adminPath} ${where} ${state}`}>
              <a href={`${admin}${adminPath}`}>{title}</a>
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
