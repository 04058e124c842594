import type { GlobalSlug } from 'payload';
import type { PageContent } from '../../src/payload-types.ts';
import { readPages, readYaml } from './files.ts';
import type { Loader } from './loader.ts';
import { toBlocks } from './sections.ts';
import * as shapes from './shapes.ts';

/** Page heroes with the headings below them, and the single documents. */
export async function loadPages(loader: Loader): Promise<void> {
  await loadHeroes(loader);
  await loadTopics(loader);
  const about = await readYaml('about.yaml', shapes.about);
  await fill(loader, 'about', about);
  await fill(loader, 'menus', await readYaml('menus.yaml', shapes.menus));
  const { cookieNotice, footerText, recipients, ...settings } = await readYaml(
    'settings.yaml',
    shapes.settings,
  );
  await fill(loader, 'recipients', recipients);
  await fill(loader, 'settings', {
    ...settings,
    footerText: loader.richText(footerText),
    cookieNoticeTitle: cookieNotice.title,
  });
  await loadHome(loader);
}

async function loadHeroes(loader: Loader): Promise<void> {
  const heroes = await readYaml('heroes.yaml', shapes.heroes);
  const screens = await readYaml('screens.yaml', shapes.screens);
  await loader.items(
    'page-contents',
    await Promise.all(
      heroes.map(async ({ page, items }) => {
        const screen = screens[page.toLowerCase()];
        return {
          key: page.toLowerCase().replaceAll(' ', '-'),
          page: page as PageContent['page'],
          home: await Promise.all(
            items.map(async ({ media, kind, title, alt }) => ({
              title,
              media: await loader.medium(kind === 'video' ? 'home' : 'heroes', media, alt),
            })),
          ),
          intro: { tag: screen?.tag, title: screen?.title, text: screen?.intro, linkLabel: screen?.viewAll },
          sections: await toBlocks(loader, screen?.sections ?? []),
        };
      }),
    ),
  );
}

async function loadTopics(loader: Loader): Promise<void> {
  const topics = await readPages('pages', shapes.topic);
  await loader.items(
    'pages',
    await Promise.all(
      topics.map(async ({ key, data: { imageAlt, sections, ...data }, text }) => ({
        key,
        path: `/${key}`,
        ...data,
        image: await loader.medium('pages', key, imageAlt),
        description: loader.richText(text),
        sections: await toBlocks(loader, sections),
      })),
    ),
  );
}

async function loadHome(loader: Loader): Promise<void> {
  const { heroSections, whySection, solutionsSection, servicesSection, blogSections, companyList, ...rest } =
    await readYaml('home.yaml', shapes.home);
  const ids = (collection: 'services' | 'solutions' | 'blogs' | 'companies', keys: string[]) =>
    Promise.all(keys.map((key) => loader.idOf(collection, key)));
  const { keys: solutionKeys, ...solutions } = solutionsSection;
  const { keys: serviceKeys, ...services } = servicesSection;
  const { keys: blogKeys, ...blogs } = blogSections;
  const { bannerAlt, imageAlt, cards, ...why } = whySection;
  await fill(loader, 'home', {
    heroSections: await Promise.all(
      heroSections.map(async ({ media, alt, text, isActive }) => ({
        text,
        isActive,
        heroVideo: await loader.medium('home', media, alt),
      })),
    ),
    whySection: {
      ...why,
      banner: await loader.medium('home', 'why-banner', bannerAlt),
      image: await loader.medium('home', 'why-image', imageAlt),
      whyCardData: cards,
    },
    middleSection: rest.middleSection.map(({ text, subText }) => ({ text, subText })),
    businessLevelSection: rest.businessLevelSection,
    solutionsSection: { ...solutions, solutionsCardsData: await ids('solutions', solutionKeys) },
    servicesSection: { ...services, servicesCardsData: await ids('services', serviceKeys) },
    blogSections: { ...blogs, blogs: await ids('blogs', blogKeys) },
    companyList: { title: companyList.title, companyListData: await ids('companies', companyList.keys) },
  });
}

/** Publishes a single document unless somebody has saved it before. */
async function fill(loader: Loader, slug: GlobalSlug, data: object): Promise<void> {
  const present = await loader.payload.findGlobal({ slug, depth: 0 });
  if ('createdAt' in present && present.createdAt) return;
  await loader.payload.updateGlobal({ slug, data: { ...data, _status: 'published' } as never, depth: 0 });
}
