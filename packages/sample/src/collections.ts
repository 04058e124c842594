import { addDays, toCompanyDate } from '@riverfront/backend/platform/company-time';
import { mapAll, readPages, readYaml } from './files.ts';
import type { Loader } from './loader.ts';
import * as shapes from './shapes.ts';

/** Loads team, stories, companies, highlights and offices. */
export async function loadLists({ items, medium }: Loader): Promise<void> {
  await items(
    'team-members',
    await mapAll(await readYaml('team.yaml', shapes.team), async ({ imageAlt, ...member }) => ({
      ...member,
      image: await medium('team', member.key, imageAlt),
    })),
  );
  await items(
    'success-stories',
    await mapAll(await readYaml('stories.yaml', shapes.stories), async ({ imageAlt, ...story }) => ({
      ...story,
      image: await medium('stories', story.key, imageAlt),
    })),
  );
  await items(
    'companies',
    await mapAll(await readYaml('companies.yaml', shapes.companies), async ({ imageAlt, ...company }) => ({
      ...company,
      image: await medium('companies', company.key, imageAlt),
    })),
  );
  await items(
    'culture-highlights',
    await mapAll(await readYaml('highlights.yaml', shapes.highlights), async ({ key, title, media }) => ({
      key,
      title,
      images: await mapAll(media, async ({ file, alt }) => ({
        media: await medium('highlights', file, alt),
      })),
    })),
  );
  await items('offices', await readYaml('offices.yaml', shapes.offices));
}

/** Loads articles, services and solutions, each with its cover. */
export async function loadArticles({ items, medium, idOf, richText }: Loader): Promise<void> {
  for (const collection of ['services', 'solutions'] as const) {
    const offers = await readPages(collection, shapes.offer);
    offers.sort((a, b) => a.data.order - b.data.order);
    await items(
      collection,
      await mapAll(offers, async ({ key, data: { title, subtitle, imageAlt }, text }) => ({
        key,
        title,
        subtitle,
        image: await medium(collection, key, imageAlt),
        description: richText(text),
      })),
    );
  }
  const articles = await readPages('articles', shapes.article);
  await items(
    'blogs',
    await mapAll(articles, async ({ key, data: { imageAlt, author, ...data }, text }) => ({
      key,
      ...data,
      author: await idOf('team-members', author),
      image: await medium('articles', key, imageAlt),
      description: richText(text),
    })),
  );
}

const legalDocuments = {
  'privacy-policy': 'Privacy Policy',
  'cookie-policy': 'Cookie Policy',
  'terms-and-conditions': 'Terms and Conditions',
} as const;

/** Loads jobs and the sections of the legal documents. */
export async function loadTexts({ items, richText }: Loader): Promise<void> {
  const jobs = await readPages('jobs', shapes.job);
  const today = toCompanyDate(new Date());
  await items(
    'jobs',
    jobs.map(({ key, data: { status, closesAfterDays, ...data }, text }) => ({
      key,
      ...data,
      ...(closesAfterDays ? { closingOn: addDays(today, closesAfterDays) } : {}),
      availability: status,
      description: richText(text),
    })),
  );
  for (const [folder, name] of Object.entries(legalDocuments)) {
    const document = name as (typeof legalDocuments)[keyof typeof legalDocuments];
    const sections = await readPages(`legal/${folder}`, shapes.legal);
    await items(
      'legal-sections',
      sections.map(({ key, data: { title }, text }) => ({
        key,
        title,
        document,
        description: richText(text),
      })),
    );
  }
}
