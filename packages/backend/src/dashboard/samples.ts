import type { PayloadRequest } from 'payload';
import { tableOf, versionsOf } from '../database/records.ts';
import { execute, sql } from '../database/transaction.ts';
import { isInNavigation } from './navigation.ts';
import { listPath } from './topics.ts';

interface SampleCount {
  label: string;
  total: number;
  href: string;
}

/** Counts the samples that visitors may still see, by kind, of the collections and globals that the user of `req` sees. */
export async function readSamples({ payload, user }: PayloadRequest): Promise<SampleCount[]> {
  const kinds = [];
  for (const { slug, labels, flattenedFields } of payload.config.collections) {
    if (!isInNavigation(user, slug) || !flattenedFields.some(({ name }) => name === 'sample')) continue;
    kinds.push({
      label: typeof labels.plural === 'string' ? labels.plural : slug,
      href: listPath(slug, { sample: { equals: true } }),
      count: sql`select count(*)::int from ${tableOf(slug)} where sample and deleted_at is null`,
    });
  }
  for (const { slug, label, versions } of payload.config.globals) {
    if (!versions?.drafts || !isInNavigation(user, slug)) continue;
    kinds.push({
      label: typeof label === 'string' ? label : slug,
      href: `/globals/${slug}`,
      // One that was published once is as it was loaded.
      count: sql`select (count(*) = 1)::int from ${versionsOf(slug)} where version__status = 'published'`,
    });
  }
  if (kinds.length === 0) return [];
  const counts = kinds.map(({ count }) => sql`(${count})`);
  const { rows } = await execute(payload)<{ totals: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as totals`,
  );
  return kinds
    .map(({ label, href }, index) => ({ label, href, total: rows[0]?.totals[index] ?? 0 }))
    .filter(({ total }) => total > 0);
}
