import type { ResponseOf, Section, SectionOf } from '@riverfront/contract';
import { Content } from '../../components/content.tsx';
import { CardsSection } from '../../components/sections/cards-section.tsx';
import Sections from '../../components/sections/sections.tsx';
import Stories from '../../components/stories.tsx';
import type { MaybePending } from '../../content.ts';

interface EvidenceProps {
  page: MaybePending<ResponseOf<'pageContent'>>;
  stories: MaybePending<ResponseOf<'successStories'>>;
}

/** The page's sections, case studies first, with the success stories under its text section. */
export function Evidence({ page, stories }: EvidenceProps) {
  const storiesUnder = (heading?: SectionOf<'text'>) => (
    <Content of={stories} waiting={null}>
      {({ successStories }) => <Stories section={{ ...heading, stories: successStories }} />}
    </Content>
  );
  return (
    <Content of={page} waiting={storiesUnder()}>
      {({ sections }) => {
        const heading = sections.find(isText);
        return (
          <>
            {sections.filter(isCards).map((section, index) => (
              // The articles above are the first cards of this page.
              <CardsSection key={section.title} section={section} order={index + 1} opens={false} />
            ))}
            {storiesUnder(heading)}
            <Sections sections={sections.filter((section) => section !== heading && !isCards(section))} />
          </>
        );
      }}
    </Content>
  );
}

function isText(section: Section): section is SectionOf<'text'> {
  return section.kind === 'text';
}

function isCards(section: Section): section is SectionOf<'cards'> {
  return section.kind === 'cards';
}
