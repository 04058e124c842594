import type { SectionOf } from '@riverfront/contract';
import { Fragment } from 'react';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

type Group = SectionOf<'groups'>['groups'][number];

/** Groups of companies: each group's subject on one side, its companies side by side. */
export function GroupsSection({ section: { tag, title, text, groups } }: SectionProps<'groups'>) {
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
        <>
          /<wbr />
        </>
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
          <li key={company.name} className="border-l-2 border-main pl-4 md:pl-5">
            <h4 className="font-semibold">{company.name}</h4>
            {company.text ? <p className="mt-1.5 text-small text-text-soft">{company.text}</p> : null}
          </li>
        ))}
      </ul>
    </li>
  );
}
