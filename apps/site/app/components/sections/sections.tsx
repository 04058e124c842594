import type { Section } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { CallToActionSection } from './call-to-action-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { GroupsSection } from './groups-section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextSection } from './text-section.tsx';

type Kind = Section['kind'];

/** The component of each kind; a kind without one is a type error. */
const components: { [K in Kind]: (props: SectionProps<K>) => ReactNode } = {
  text: TextSection,
  cards: CardsSection,
  groups: GroupsSection,
  'call-to-action': CallToActionSection,
};

/** The sections of a page in their order. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map((section, index) => {
    const order = sections.slice(0, index).filter(({ kind }) => kind === section.kind).length;
    // The registry holds the component of this very kind; TypeScript can't follow that through a union.
    const Component = components[section.kind] as (props: SectionProps<Kind>) => ReactNode;
    return <Component key={`${section.kind} ${order}`} section={section} order={order} />;
  });
}
