import type { LegalSection } from '@riverfront/backend/payload-types';
import { addDays, today } from '@riverfront/backend/time/company-time';
import { mapAll, readPages, readYaml } from './files.ts';
import type { Data, Fields, Loader } from './loader.ts';

type WithAlt<T> = T & { imageAlt: string };

/** Loads team, stories, companies, highlights and offices. */
export async function loadLists({ level, items, medium }: Loader): Promise<void> {
  for (const [collection, group] of [
    ['team-members', 'team'],
    ['success-stories', 'stories'],
    ['companies', 'companies'],
  ] as const) {
    const all = await readYaml<WithAlt<Data<typeof collection>>[]>(level, `${group}.yaml`);
    const withImages = await mapAll(all, async ({ imageAlt, ...item }) => ({
      ...item,
      image: await medium(group, item.key, imageAlt),
    }));
    await items(collection, withImages);
  }
  const highlights = await readYaml<{ key: string; title: string; media: { file: string; alt: string }[] }[]>(
    level,
    'highlights.yaml',
  );
  await items(
    'culture-highlights',
    await mapAll(highlights, async ({ key, title, media }) => ({
      key,
      title,
      images: await mapAll(media, async ({ file, alt }) => ({
        media: await medium('highlights', file, alt),
      })),
    })),
  );
  await items('offices', await readYaml(level, 'offices.yaml'));
}

/** Loads articles, services and solutions, each with its cover. */
export async function loadArticles({ level, items, medium, idOf, richText }: Loader): Promise<void> {
  for (const collection of ['services', 'solutions'] as const) {
    const offers = await readPages<WithAlt<Fields<typeof collection>> & { order: number }>(level, collection);
    offers.sort((a, b) => a.data.order - b.data.order);
    await items(
      collection,
      await mapAll(offers, async ({ key, data: { order: _, imageAlt, ...data }, text }) => ({
        key,
        ...data,
        image: await medium(collection, key, imageAlt),
        description: richText(text),
      })),
    );
  }
  const articles = await readPages<WithAlt<Omit<Fields<'blogs'>, 'author'>> & { author: string }>(
    level,
    'articles',
  );
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

type SampleCase = WithAlt<Omit<Fields<'cases'>, 'contact'>> & { order: number; contact: string };

/** The parts of a sample case study, each under a heading of its file. */
const caseParts = {
  challenge: 'Challenge',
  approach: 'Approach',
  outcome: 'Outcome',
  wentWrong: 'What went wrong',
} as const;

/** Loads case studies, each with its cover. @throws {Error} naming the file that lacks a part */
export async function loadCases({ level, items, medium, idOf, richText }: Loader): Promise<void> {
  const studies = await readPages<SampleCase>(level, 'cases');
  studies.sort((a, b) => a.data.order - b.data.order);
  const all: Data<'cases'>[] = [];
  // One after the other: a drawing has no prepared sizes, and is stored in a transaction of its own.
  for (const { key, data, text } of studies) {
    const { imageAlt, order: _, contact, ...fields } = data;
    const parts = new Map(
      text.split(/^## /m).map((part) => {
        const [heading = '', ...body] = part.split('\n');
        return [heading.trim(), body.join('\n').trim()];
      }),
    );
    const read = (heading: string) => {
      const part = parts.get(heading);
      if (!part) throw new Error(`cases/${key}.md: no part “${heading}”`);
      return richText(part);
    };
    all.push({
      key,
      ...fields,
      contact: await idOf('team-members', contact),
      image: await medium('cases', key, imageAlt),
      challenge: read(caseParts.challenge),
      approach: read(caseParts.approach),
      outcome: read(caseParts.outcome),
      wentWrong: read(caseParts.wentWrong),
    });
  }
  await items('cases', all);
}

const legalFolders: Record<string, LegalSection['document']> = {
  'privacy-policy': 'Privacy Policy',
  'cookie-policy': 'Cookie Policy',
  'terms-and-conditions': 'Terms and Conditions',
};

type SampleJob = Fields<'jobs'> & { status: 'active' | 'closed'; closesAfterDays?: number };

/** Loads jobs and the sections of the legal documents. */
export async function loadTexts({ level, items, richText }: Loader): Promise<void> {
  const jobs = await readPages<SampleJob>(level, 'jobs');
  await items(
    'jobs',
    jobs.map(({ key, data: { status, closesAfterDays, ...data }, text }) => ({
      key,
      ...data,
      ...(closesAfterDays ? { closingOn: addDays(today(), closesAfterDays) } : {}),
      availability: status,
      description: richText(text),
    })),
  );
  for (const [folder, document] of Object.entries(legalFolders)) {
    const sections = await readPages<{ title: string }>(level, `legal/${folder}`);
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
