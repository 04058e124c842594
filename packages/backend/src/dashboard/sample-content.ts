import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload';
import { listPath } from './card.ts';
import { isInNavigation } from './navigation.ts';

/** Counts the samples that visitors may still see, by kind, of the collections and globals that the user sees. */
export async function readSampleContent(payload: Payload, user: TypedUser) {
  const samples = [];
  for (const { slug, labels, flattenedFields } of payload.config.collections) {
    if (!isInNavigation(user, slug) || !flattenedFields.some(({ name }) => name === 'sample')) continue;
    const { totalDocs } = await payload.count({
      collection: slug as CollectionSlug,
      where: { sample: { equals: true } },
      overrideAccess: false,
      user,
    });
    if (totalDocs > 0)
      samples.push({
        label: typeof labels.plural === 'string' ? labels.plural : slug,
        total: totalDocs,
        href: listPath(slug, { sample: { equals: true } }),
      });
  }
  // A global that was published once is as it was loaded.
  const where = { 'version._status': { equals: 'published' } };
  for (const { slug, label, versions } of payload.config.globals) {
    if (!versions || !isInNavigation(user, slug)) continue;
    const { totalDocs: total } = await payload.countGlobalVersions({ global: slug as GlobalSlug, where });
    if (total === 1)
      samples.push({ label: typeof label === 'string' ? label : slug, total, href: `/globals/${slug}` });
  }
  return samples;
}

/** Domains of the sample company and of the placeholders; other reserved names may be somebody's trial. */
const sampleDomains = /(?<![\w-])(?:riverfront\.example|riverfront\.sample|your-company\.example)(?![\w-])/;

/** A text, in JSON, that is nothing but one of their names. */
const sampleNames = /"(?:Riverfront Consulting(?: Private Limited)?|Your company)"/;

/** Lists where published settings, recipients, forms and offices still have an address or a name of the samples. */
export async function findSampleSettings(payload: Payload): Promise<string[]> {
  const found: string[] = [];
  for (const { slug, label } of payload.config.globals) {
    if (slug !== 'settings' && slug !== 'recipients' && slug !== 'forms') continue;
    const text = JSON.stringify(await payload.findGlobal({ slug, depth: 0 }));
    if (sampleDomains.test(text) || sampleNames.test(text)) found.push(String(label));
  }
  const where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'offices', where, depth: 0, pagination: false });
  if (docs.some((office) => sampleDomains.test(JSON.stringify(office)))) found.push('Offices');
  return found;
}
