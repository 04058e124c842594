import type { SectionOf } from '@riverfront/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { CallToAction } from '../call-to-action.tsx';
import { RichText } from '../rich-text.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Sections without scripts of their own. */
export const plainSections = {
  text: TextSection,
  groups: GroupsSection,
  'call-to-action': CallToActionSection,
  questions: QuestionsSection,
};

/** A heading on one side and its text on the other. */
function TextSection({ section: { title, body } }: SectionProps<'text'>) {
  if (!title && !body) return null;
  return (
    <section aria-label={title || undefined} className="section-follow">
      <div className="frame grid gap-x-6 gap-y-6 lg:grid-cols-12">
        {title ? <h2 className="text-heading lg:col-span-5">{title}</h2> : null}
        <RichText html={body} className="prose prose-article lg:col-span-6 lg:col-start-7 lg:pt-2" />
      </div>
    </section>
  );
}

/** A band that asks the visitor to take the next step. */
function CallToActionSection({ section }: SectionProps<'call-to-action'>) {
  return (
    <div className="on-night not-printed">
      <CallToAction section={section} offersCall={section.link === '#message'} />
    </div>
  );
}

/** Its mark turns while the answer is open. */
const questionClass = [
  'flex min-h-12 list-none items-center justify-between gap-6 py-5 text-card [&::-webkit-details-marker]:hidden',
  'after:mr-[0.2em] after:size-[0.7em] after:flex-none after:rotate-45 after:border-r-2 after:border-b-2',
  'after:border-main after:transition-[rotate] after:duration-200 group-open/answer:after:rotate-225',
].join(' ');

/** Questions whose answers open below them, without any script. */
function QuestionsSection({ section }: SectionProps<'questions'>) {
  const { tag, title, text, questions } = section;
  if (questions.length === 0) return null;
  return (
    <section aria-label={title || 'Questions and answers'} className="section-space">
      <div className="frame grid gap-x-6 gap-y-10 lg:grid-cols-12">
        {title ? <SectionHeading tag={tag} title={title} text={text} className="lg:col-span-4" /> : null}
        <div className="border-b border-line-strong lg:col-span-7 lg:col-start-6">
          {questions.map(({ _id, question, answer }) => (
            <details key={_id} className="group/answer border-t border-line-strong">
              <summary className={questionClass}>{question}</summary>
              <RichText html={answer} className="prose pb-7" />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

type Group = SectionOf<'groups'>['groups'][number];

/** Groups of companies: each group's subject on one side, its companies side by side. */
function GroupsSection({ section: { tag, title, text, groups } }: SectionProps<'groups'>) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title || tag || undefined} className="section-space bg-mist">
      <div className="frame">
        {title ? <SectionHeading tag={tag} title={title} text={text} /> : null}
        <ul className="mt-12 md:mt-16">
          {groups.map((group) => (
            <GroupRow key={group._id} group={group} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Lets a long title such as "Manufacturing/Chemicals" break after its slash and not within a word. */
function breakAfterSlash(title: string) {
  const parts = title.split('/');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title never change places
    <Fragment key={index}>
      {index > 0 ? (
        <span>
          /<wbr />
        </span>
      ) : null}
      {part}
    </Fragment>
  ));
}

function GroupRow({ group: { title, text, companies } }: { group: Group }) {
  return (
    <li className="grid gap-x-6 gap-y-8 border-t border-line-strong py-10 last:pb-0 lg:grid-cols-12 lg:py-12">
      <div className="lg:col-span-4 lg:pr-6">
        <h3 className="text-[clamp(1.375rem,1.1rem+1.1vw,1.875rem)] leading-tight">
          {breakAfterSlash(title)}
        </h3>
        {text ? <p className="mt-3 max-w-[34em] text-text-soft">{text}</p> : null}
      </div>
      <ul className="grid gap-x-6 gap-y-6 md:grid-cols-3 lg:col-span-8">
        {companies.map((company) => (
          <li key={`${company.name} ${company.figure}`} className="border-l-2 border-main pl-4 md:pl-5">
            {company.figure ? <p className="text-small text-text-soft">{company.name}</p> : null}
            <h4 className={company.figure ? 'font-display text-card tracking-display' : 'font-semibold'}>
              {company.figure || company.name}
            </h4>
            {company.text ? <p className="mt-1.5 text-small text-text-soft">{company.text}</p> : null}
            {company.link ? (
              <Link
                to={company.link}
                prefetch="intent"
                className="link inline-flex min-h-11 items-center text-small"
              >
                Read the case<span className="sr-only"> about {company.figure || company.name}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  );
}
