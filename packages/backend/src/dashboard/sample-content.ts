import type { PayloadRequest } from 'payload';
import { findAll, readGlobal, tableOf, versionsOf } from '../database/records.ts';
import { execute, sql } from '../database/transaction.ts';
import { listPath } from './card.ts';
import { isInNavigation } from './navigation.ts';

interface SampleCount {
  label: string;
  total: number;
  href: string;
}

declare module 'payload' {
  interface RequestContext {
    /** What `readSampleContent` has read in this request. */
    sampleContent?: Promise<SampleCount[]>;
  }
}

/**
 * Counts the samples that visitors may still see, by kind, of the collections and globals that the user of `req` sees,
 * once in a request.
 */
export function readSampleContent(req: PayloadRequest): Promise<SampleCount[]> {
  req.context.sampleContent ??= countSamples(req);
  return req.context.sampleContent;
}

async function countSamples({ payload, user }: PayloadRequest): Promise<SampleCount[]> {
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

/** Domains of the sample company and of the placeholders; other reserved names may be somebody's trial. */
const sampleDomains = /(?<![\w-])(?:riverfront\.example|riverfront\.sample|your-company\.example)(?![\w-])/;

/** A text, in JSON, that is nothing but one of their names. */
const sampleNames = /"(?:Riverfront Consulting(?: Private Limited)?|Your company)"/;

/** Lists where published settings, recipients, forms and offices still have an address or a name of the samples. */
export async function findSampleSettings(req: PayloadRequest): Promise<string[]> {
  const globals = await Promise.all(
    (['settings', 'recipients', 'forms'] as const).map(async (slug) => {
      const label = req.payload.config.globals.find((one) => one.slug === slug)?.label;
      const text = JSON.stringify(await readGlobal(req, slug));
      return sampleDomains.test(text) || sampleNames.test(text) ? String(label) : [];
    }),
  );
  const offices = await findAll(req, 'offices', { _status: { equals: 'published' } });
  const isOffice = offices.some((office) => sampleDomains.test(JSON.stringify(office)));
  return [...globals.flat(), ...(isOffice ? ['Offices'] : [])];
}
