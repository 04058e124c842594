import type { PageContent } from '@riverfront/backend/payload-types';
import { mapAll, readPages, readYaml } from './files.ts';
import type { Fields, Loader } from './loader.ts';

/** Loads pages, page heroes and globals. */
export async function loadPages(loader: Loader): Promise<void> {
  await loadHeroes(loader);
  await loadTopics(loader);
  await loader.global('about', await readYaml(loader.level, 'about.yaml'));
  await loader.global('menus', await readYaml(loader.level, 'menus.yaml'));
  const stored = await readYaml<SampleSettings>(loader.level, 'settings.yaml');
  const { cookieNotice, footerText, headOffice, recipients, ...settings } = stored;
  await loader.global('recipients', recipients);
  await loader.global('settings', {
    ...settings,
    headOffice: await loader.idOf('offices', headOffice),
    footerText: loader.richText(footerText),
    cookieNoticeTitle: cookieNotice.title,
  });
  await loadHome(loader);
}

interface SampleSettings {
  cookieNotice: { title: string };
  footerText: string;
  /** Key of the office. */
  headOffice: string;
  recipients: object;
}

interface Hero {
  page: PageContent['page'];
  items: { media: string; kind: 'image' | 'video'; title: string; alt: string }[];
}

/** The texts of a screen below its hero. */
type SampleScreen = Record<'tag' | 'title' | 'intro' | 'viewAll', string> & {
  drawing: PageContent['drawing'];
  figures: { figure: string; text: string }[];
  sections: SampleSection[];
};

async function loadHeroes(loader: Loader): Promise<void> {
  const heroes = await readYaml<Hero[]>(loader.level, 'heroes.yaml');
  const screens = await readYaml<Record<string, Partial<SampleScreen>>>(loader.level, 'screens.yaml');
  const docs = await mapAll(heroes, async ({ page, items }) => {
    const screen = screens[page.toLowerCase()];
    return {
      key: page.toLowerCase().replaceAll(' ', '-'),
      page,
      home: await mapAll(items, async ({ media, kind, title, alt }) => ({
        title,
        media: await loader.medium(kind === 'video' ? 'home' : 'heroes', media, alt),
      })),
      drawing: screen?.drawing,
      intro: {
        tag: screen?.tag,
        title: screen?.title,
        text: screen?.intro,
        linkLabel: screen?.viewAll,
        figures: screen?.figures,
      },
      sections: await toBlocks(loader, screen?.sections ?? []),
    };
  });
  await loader.items('page-contents', docs);
}

async function loadTopics(loader: Loader): Promise<void> {
  const topics = await readPages<Fields<'pages'> & { imageAlt?: string; sections?: SampleSection[] }>(
    loader.level,
    'pages',
  );
  const docs = await mapAll(topics, async ({ key, data: { imageAlt, sections, ...data }, text }) => ({
    key,
    path: `/${key}`,
    ...data,
    image: imageAlt ? await loader.medium('pages', key, imageAlt) : undefined,
    description: loader.richText(text),
    sections: await toBlocks(loader, sections ?? []),
  }));
  await loader.items('pages', docs);
}

interface SampleHome {
  heroActions: { label: string; link: string }[];
  heroSections: { media: string; alt: string; text: string; isActive: boolean }[];
  whySection: { bannerAlt: string; imageAlt: string; cards: object[] };
  middleSection: { text: string; subText: string }[];
  businessLevelSection: object;
  solutionsSection: { keys: string[] };
  servicesSection: { keys: string[] };
  blogSections: { keys: string[] };
  companyList: { title: string; keys: string[] };
  /** Key of the case study above the counters. */
  caseStudy?: string;
}

async function loadHome({ level, medium, idOf, global }: Loader): Promise<void> {
  const home = await readYaml<SampleHome>(level, 'home.yaml');
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
    heroActions: home.heroActions,
    whySection: {
      ...why,
      banner: await medium('home', 'why-banner', bannerAlt),
      image: await medium('home', 'why-image', imageAlt),
      whyCardData: cards,
    },
    caseStudy: home.caseStudy && (await idOf('cases', home.caseStudy)),
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

/** A section of a sample file: a block whose text is Markdown and whose cards name their images by key. */
interface SampleSection {
  kind: Block['blockType'];
  body?: string;
  cards?: { key: string; imageAlt?: string }[];
}

/** Converts sample sections to blocks, uploading the images of cards. */
function toBlocks({ richText, medium }: Loader, sections: SampleSection[]): Promise<Block[]> {
  return mapAll(sections, async ({ kind: blockType, body, cards, ...rest }) => {
    const withImages = await mapAll(cards ?? [], async ({ key, imageAlt, ...card }) => ({
      ...card,
      image: imageAlt ? await medium('cards', key, imageAlt) : undefined,
    }));
    const content = { ...(body && { body: richText(body) }), ...(cards && { cards: withImages }) };
    return { blockType, ...rest, ...content } as Block;
  });
}
