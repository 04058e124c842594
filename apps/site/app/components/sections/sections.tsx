import type { Section } from '@riverfront/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { plainSections } from './plain-sections.tsx';
import type { SectionProps } from './section-props.ts';

type Kind = Section['kind'];

const loadCards = () => import('./cards-section.tsx');

/** The component of each kind; those that not every page has are lazy-loaded. */
const components: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  ...plainSections,
  cards: lazy(() => loadCards().then(({ CardsSection }) => ({ default: CardsSection }))),
  articles: lazy(() => loadCards().then(({ ArticlesSection }) => ({ default: ArticlesSection }))),
  hero: lazy(() => import('../head/hero-banner.tsx')),
  counters: lazy(() => import('../figures.tsx')),
  logos: lazy(() => import('../company-logos.tsx')),
  stories: lazy(() => import('../stories.tsx')),
  timeline: lazy(() => import('../timeline.tsx')),
  gallery: lazy(() => import('../culture.tsx')),
  map: lazy(() => import('./map-section.tsx')),
  jobs: lazy(() => import('./jobs-section.tsx')),
};

/** The sections of a page. @param props.open whether the first of them opens the page */
export default function Sections({ sections, open = false }: { sections: Section[]; open?: boolean }) {
  return sections.map((section, index) => {
    const order = sections.slice(0, index).filter(({ kind }) => kind === section.kind).length;
    // The registry holds the component of this very kind; TypeScript can't follow that through a union.
    const Component = components[section.kind] as ComponentType<SectionProps<Kind>> | undefined;
    // A newer server may send kinds that this version does not know.
    if (!Component) return null;
    return (
      <Suspense key={`${section.kind} ${order}`}>
        <Component section={section} order={order} opens={open && index === 0} />
      </Suspense>
    );
  });
}
