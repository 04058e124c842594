import { companyDay, daysLater } from '../../src/dashboard/company-time.ts';
import { readPages, readYaml } from './files.ts';
import type { Loader } from './loader.ts';
import * as shapes from './shapes.ts';

/** Team, stories, companies, highlights and offices. */
export async function loadLists(loader: Loader): Promise<void> {
  const people = async (file: string, group: string) =>
    Promise.all(
      (await readYaml(file, file === 'team.yaml' ? shapes.team : shapes.stories)).map(
        async ({ imageAlt, ...person }) => ({
          ...person,
          image: await loader.medium(group, person.key, imageAlt),
        }),
      ),
    );
  await loader.items('team-members', await people('team.yaml', 'team'));
  await loader.items('success-stories', await people('stories.yaml', 'stories'));

  const companies = await readYaml('companies.yaml', shapes.companies);
  await loader.items(
    'companies',
    await Promise.all(
      companies.map(async ({ key, name, imageAlt }) => ({
        key,
        name,
        image: await loader.medium('companies', key, imageAlt),
      })),
    ),
  );

  const highlights = await readYaml('highlights.yaml', shapes.highlights);
  await loader.items(
    'culture-highlights',
    await Promise.all(
      highlights.map(async ({ key, title, media }) => ({
        key,
        title,
        images: await Promise.all(
          media.map(async ({ file, alt }) => ({ media: await loader.medium('highlights', file, alt) })),
        ),
      })),
    ),
  );

  await loader.items('offices', await readYaml('offices.yaml', shapes.offices));
}

/** Articles, services and solutions, each with its cover. */
export async function loadArticles(loader: Loader): Promise<void> {
  for (const collection of ['services', 'solutions'] as const) {
    const offers = await readPages(collection, shapes.offer);
    offers.sort((a, b) => a.data.order - b.data.order);
    await loader.items(
      collection,
      await Promise.all(
        offers.map(async ({ key, data, text }) => ({
          key,
          title: data.title,
          subtitle: data.subtitle,
          image: await loader.medium(collection, key, data.imageAlt),
          description: loader.richText(text),
        })),
      ),
    );
  }

  const articles = await readPages('articles', shapes.article);
  await loader.items(
    'blogs',
    await Promise.all(
      articles.map(async ({ key, data: { imageAlt, author, ...data }, text }) => ({
        key,
        ...data,
        author: await loader.idOf('team-members', author),
        image: await loader.medium('articles', key, imageAlt),
        description: loader.richText(text),
      })),
    ),
  );
}

/** Jobs and the sections of the legal documents. */
export async function loadTexts(loader: Loader): Promise<void> {
  const jobs = await readPages('jobs', shapes.job);
  const today = companyDay(new Date());
  await loader.items(
    'jobs',
    jobs.map(({ key, data: { status, closesAfterDays, ...data }, text }) => ({
      key,
      ...data,
      ...(closesAfterDays ? { closingOn: daysLater(today, closesAfterDays) } : {}),
      availability: status,
      description: loader.richText(text),
    })),
  );

  const documents = {
    'privacy-policy': 'Privacy Policy',
    'cookie-policy': 'Cookie Policy',
    'terms-and-conditions': 'Terms and Conditions',
  } as const;
  for (const [folder, document] of Object.entries(documents)) {
    const sections = await readPages(`legal/${folder}`, shapes.legal);
    await loader.items(
      'legal-sections',
      sections.map(({ key, data, text }) => ({
        key,
        title: data.title,
        document: document as (typeof documents)[keyof typeof documents],
        description: loader.richText(text),
      })),
    );
  }
}
