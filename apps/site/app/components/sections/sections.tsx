import type { Section } from '@riverfront/contract';
import { type ComponentType, lazy } from 'react';
import { whenOnline } from '../../ui/when-online.ts';
import { CallToAction } from '../call-to-action.tsx';
import { CardsSection } from './cards-section.tsx';
import { GroupsSection } from './groups-section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextSection } from './text-section.tsx';

type Kind = Section['kind'];

/** The component of each kind. Those that only pages of staff have are lazy-loaded. */
const components: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  text: TextSection,
  cards: CardsSection,
  groups: GroupsSection,
  'call-to-action': CallToActionSection,
  hero: lazy(whenOnline(() => import('../hero-banner.tsx'))),
  counters: lazy(whenOnline(() => import('../figures.tsx'))),
  logos: lazy(whenOnline(() => import('../company-logos.tsx'))),
  stories: lazy(whenOnline(() => import('../stories.tsx'))),
  timeline: lazy(whenOnline(() => import('../timeline.tsx'))),
  gallery: lazy(whenOnline(() => import('../culture.tsx'))),
  map: lazy(whenOnline(() => import('./map-section.tsx'))),
  questions: lazy(whenOnline(() => import('./questions-section.tsx'))),
  jobs: lazy(whenOnline(() => import('./jobs-section.tsx'))),
  articles: lazy(whenOnline(() => import('./articles-section.tsx'))),
};

/** A band that asks the visitor to take the next step. */
function CallToActionSection({ section }: SectionProps<'call-to-action'>) {
  return (
    <div className="on-night not-printed">
      <CallToAction section={section} />
    </div>
  );
}

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
