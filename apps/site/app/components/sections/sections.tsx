import type { Section } from '@riverfront/contract';
import { type ComponentType, lazy } from 'react';
import { whenOnline } from '../../ui/when-online.ts';
import { CallToActionSection } from './call-to-action-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { GroupsSection } from './groups-section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextSection } from './text-section.tsx';

type Kind = Section['kind'];

/**
 * The component of each kind; a kind without one is a type error. Those that only pages of staff's
 * own have are loaded when a page has them, so that no other screen carries their carousels.
 */
const components: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  text: TextSection,
  cards: CardsSection,
  groups: GroupsSection,
  'call-to-action': CallToActionSection,
  hero: lazy(whenOnline(() => import('./hero-section.tsx'))),
  counters: lazy(whenOnline(() => import('./counters-section.tsx'))),
  logos: lazy(whenOnline(() => import('./logos-section.tsx'))),
  stories: lazy(whenOnline(() => import('./stories-section.tsx'))),
  timeline: lazy(whenOnline(() => import('./timeline-section.tsx'))),
  gallery: lazy(whenOnline(() => import('./gallery-section.tsx'))),
  map: lazy(whenOnline(() => import('./map-section.tsx'))),
  questions: lazy(whenOnline(() => import('./questions-section.tsx'))),
  jobs: lazy(whenOnline(() => import('./jobs-section.tsx'))),
  articles: lazy(whenOnline(() => import('./articles-section.tsx'))),
};

interface SectionsProps {
  sections: Section[];
  /** Whether the first of them opens the page. */
  open?: boolean;
}

/** The sections of a page in their order. */
export function Sections({ sections, open = false }: SectionsProps) {
  return sections.map((section, index) => {
    const order = sections.slice(0, index).filter(({ kind }) => kind === section.kind).length;
    // The registry holds the component of this very kind; TypeScript can't follow that through a union.
    const Component = components[section.kind] as ComponentType<SectionProps<Kind>>;
    return (
      <Component
        key={`${section.kind} ${order}`}
        section={section}
        order={order}
        opens={open && index === 0}
      />
    );
  });
}
