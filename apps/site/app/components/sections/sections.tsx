import type { Section } from '@riverfront/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { CardsSection } from './cards-section.tsx';
import { plainSections } from './plain-sections.tsx';
import type { SectionProps } from './section-props.ts';

type Kind = Section['kind'];

/** The component of each kind; those that run scripts of their own are lazy-loaded, because a page has few of them. */
const components: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  ...plainSections,
  cards: CardsSection,
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
