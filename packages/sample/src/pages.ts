import type { PageContent } from '@riverfront/backend';
import { mapAll, readPages, readYaml } from './files.ts';
import type { Loader } from './loader.ts';
import * as shapes from './shapes.ts';

/** Loads pages, page heroes and globals. */
export async function loadPages(loader: Loader): Promise<void> {
  await loadHeroes(loader);
  await loadTopics(loader);
  await loader.global('about', await readYaml('about.yaml', shapes.about));
  await loader.global('menus', await readYaml('menus.yaml', shapes.menus));
  const stored = await readYaml('settings.yaml', shapes.settings);
  const { cookieNotice, footerText, recipients, ...settings } = stored;
  await loader.global('recipients', recipients);
  await loader.global('settings', {
    ...settings,
    footerText: loader.richText(footerText),
    cookieNoticeTitle: cookieNotice.title,
  });
  await loadHome(loader);
}

async function loadHeroes(loader: Loader): Promise<void> {
  const heroes = await readYaml('heroes.yaml', shapes.heroes);
  const screens = await readYaml('screens.yaml', shapes.screens);
  const docs = await mapAll(heroes, async ({ page, items }) => {
    const screen = screens[page.toLowerCase()];
    return {
      key: page.toLowerCase().replaceAll(' ', '-'),
      page: page as PageContent['page'],
      home: await mapAll(items, async ({ media, kind, title, alt }) => ({
        title,
        media: await loader.medium(kind === 'video' ? 'home' : 'heroes', media, alt),
      })),
      intro: { tag: screen?.tag, title: screen?.title, text: screen?.intro, linkLabel: screen?.viewAll },
      sections: await toBlocks(loader, screen?.sections ?? []),
    };
  });
  await loader.items('page-contents', docs);
}

async function loadTopics(loader: Loader): Promise<void> {
  const topics = await readPages('pages', shapes.topic);
  const docs = await mapAll(topics, async ({ key, data: { imageAlt, sections, ...data }, text }) => ({
    key,
    path: `/${key}`,
    ...data,
    image: await loader.medium('pages', key, imageAlt),
    description: loader.richText(text),
    sections: await toBlocks(loader, sections),
  }));
  await loader.items('pages', docs);
}

async function loadHome({ medium, idOf, global }: Loader): Promise<void> {
  const home = await readYaml('home.yaml', shapes.home);
  const ids = (collection: 'services' | 'solutions' | 'blogs' | 'companies', keys: string[]) =>
    mapAll(keys, (key) => idOf(collection, key));
  const { keys: solutionKeys, ...solutions } = home.solutionsSection;
  const { keys: serviceKeys, ...services } = home.servicesSection;
  const { keys: blogKeys, ...blogs } = home.blogSections;
  const { bannerAlt, imageAlt, cards, ...why } = home.whySection;
  await global('home', {
    heroSections: await mapAll(home.heroSections, async ({ media, alt, text, isActive }) => ({
      text,
      isActive,
      heroVideo: await medium('home', media, alt),
    })),
    whySection: {
      ...why,
      banner: await medium('home', 'why-banner', bannerAlt),
      image: await medium('home', 'why-image', imageAlt),
      whyCardData: cards,
    },
    middleSection: home.middleSection.map(({ text, subText }) => ({ text, subText })),
    businessLevelSection: home.businessLevelSection,
    solutionsSection: { ...solutions, solutionsCardsData: await ids('solutions', solutionKeys) },
    servicesSection: { ...services, servicesCardsData: await ids('services', serviceKeys) },
    blogSections: { ...blogs, blogs: await ids('blogs', blogKeys) },
    companyList: {
      title: home.companyList.title,
      companyListData: await ids('companies', home.companyList.keys),
    },
  });
}

type Block = NonNullable<PageContent['sections']>[number];

/** Converts sample sections to blocks, uploading the images of cards. */
function toBlocks(loader: Loader, sections: shapes.SampleSection[]): Promise<Block[]> {
  return mapAll(sections, async (section): Promise<Block> => {
    if (section.kind === 'text')
      return { blockType: 'text', title: section.title, body: loader.richText(section.body) };
    if (section.kind === 'groups') {
      const { kind, ...rest } = section;
      return { blockType: kind, ...rest };
    }
    if (section.kind === 'call-to-action') {
      const { kind, ...rest } = section;
      return { blockType: kind, ...rest };
    }
    const { kind, cards, ...rest } = section;
    const withImages = await mapAll(cards, async ({ key, imageAlt, ...card }) => ({
      ...card,
      image: imageAlt ? await loader.medium('cards', key, imageAlt) : undefined,
    }));
    return { blockType: kind, ...rest, cards: withImages };
  });
}
