import { Banner } from '@payloadcms/ui';
import { linkProblems, mentionsIn } from '@riverfront/content/references';
import type { UIFieldServerProps } from 'payload';
import styles from './references.module.css';

/** Warns of links in this very document that lead to nothing on our site. */
export async function DocumentLinks({
  clientField: _,
  collectionSlug,
  data,
  req,
  ...rest
}: UIFieldServerProps) {
  const fields = fieldsOf(
    req.payload.config,
    collectionSlug,
    'globalSlug' in rest ? rest.globalSlug : undefined,
  );
  const links = mentionsIn(fields, data).flatMap((mention) => (mention.kind === 'link' ? [mention] : []));
  if (links.length === 0) return null;
  const problems = await linkProblems(
    req,
    links.map(({ link }) => link),
  );
  const broken = links.flatMap(({ link, where }) => {
    const problem = problems.get(link);
    return problem ? [{ link, where, problem }] : [];
  });
  if (broken.length === 0) return null;
  return (
    <Banner type="error" className={styles.warning}>
      <strong>
        {broken.length === 1 ? 'One link here leads' : `${broken.length} links here lead`} to nothing:
      </strong>
      <ul>
        {broken.map(({ link, where, problem }) => (
          <li key={`${where} ${link}`}>
            <code>{link}</code> in {where}. {problem}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type Config = UIFieldServerProps['payload']['config'];

function fieldsOf(config: Config, collection: string | undefined, global: unknown) {
  const slug = collection ?? global;
  const found = [...config.collections, ...config.globals].find((part) => part.slug === slug);
  return found?.flattenedFields ?? [];
}
