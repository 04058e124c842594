import { usesOfDocument } from '@riverfront/content/references';
import type { UIFieldServerProps } from 'payload';
import styles from './references.module.css';

/** Where a picture or an item is used, with a link to each place. */
export async function UsedOn({ collectionSlug, data, id, req }: UIFieldServerProps) {
  if (id === undefined || !collectionSlug) return null;
  const { uses, more } = await usesOfDocument(req, collectionSlug, { ...data, id });
  const { admin } = req.payload.config.routes;
  return (
    <section className={styles.box} aria-label="Used on">
      <h3 className={styles.heading}>Used on</h3>
      {uses.length === 0 ? (
        <p className={styles.note}>Nothing shows it or links to it at the moment.</p>
      ) : (
        <ul className={styles.list}>
          {uses.map(({ adminPath, kind, title, where, state }) => (
            <li key={`${adminPath} ${where} ${state}`}>
              <a href={`${admin}${adminPath}`}>{title}</a>
              <span className={styles.note}>
                {kind}, {where}
                {state === 'draft' ? ' (in a draft)' : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more ? <p className={styles.note}>And in more places, which are not listed here.</p> : null}
    </section>
  );
}
