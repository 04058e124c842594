import type { Section } from '@riverfront/contract';
import { type ComponentType, lazy } from 'react';
import { staticPart } from '../../ui/static-part.tsx';
import { whenOnline } from '../../ui/when-online.ts';
import type { SectionProps } from './section-props.ts';

type Kind = Section['kind'];

/** The component of each kind, lazy-loaded; static where there is nothing to operate but links. */
const components: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  text: staticPart(async () => ({ default: (await import('./text-section.tsx')).TextSection })),
  cards: staticPart(async () => ({ default: (await import('./cards-section.tsx')).CardsSection })),
  groups: staticPart(async () => ({ default: (await import('./groups-section.tsx')).GroupsSection })),
  'call-to-action': staticPart(() => import('./call-to-action-section.tsx')),
  hero: lazy(whenOnline(() => import('../hero-banner.tsx'))),
  counters: lazy(whenOnline(() => import('../figures.tsx'))),
  logos: lazy(whenOnline(() => import('../company-logos.tsx'))),
  stories: lazy(whenOnline(() => import('../stories.tsx'))),
  timeline: lazy(whenOnline(() => import('../timeline.tsx'))),
  gallery: lazy(whenOnline(() => import('../culture.tsx'))),
  map: lazy(whenOnline(() => import('./map-section.tsx'))),
  questions: staticPart(() => import('./questions-section.tsx')),
  jobs: lazy(whenOnline(() => import('./jobs-section.tsx'))),
  articles: staticPart(() => import('./articles-section.tsx')),
};

/** The sections of a page. @param props.open whether the first of them opens the page */
export default function Sections({ sections, open = false }: { sections: Section[]; open?: boolean }) {
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
