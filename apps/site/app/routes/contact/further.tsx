import type { Office, Section } from '@riverfront/contract';
import { Content } from '../../components/content.tsx';
import { Sections } from '../../components/sections/sections.tsx';
import type { Outcome } from '../../content.ts';
import { Offices } from './offices.tsx';

type Answer = Outcome<{ title: string; offices: Office[] }>;

interface FurtherProps {
  offices: Answer | Promise<Answer>;
  sections: Section[];
}

/** What follows the form: the offices, and the sections of the page. */
export default function Further({ offices, sections }: FurtherProps) {
  return (
    <>
      <Content of={offices} waiting={null}>
        {(answer) => <Offices title={answer.title} offices={answer.offices} />}
      </Content>
      <Sections sections={sections} />
    </>
  );
}
