'use client';

import { Button } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useId } from 'react';
import { queryOf } from '../query-of.ts';
import './filter-form.css';
import { type AuditQuestion, questionIn, whereOf } from './question.ts';

interface Choice {
  value: string;
  label: string;
}

/** Who did what to which kind of record, and when; the answer has an address that can be kept. */
export function FilterForm({ kinds, actions }: { kinds: Choice[]; actions: Choice[] }) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const asked = questionIn(search);
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = Object.fromEntries(new FormData(event.currentTarget)) as AuditQuestion;
    const query = queryOf({ where: { and: whereOf(answers) } });
    router.push(query ? `${path}?${query}` : path);
  }
  return (
    // Filled in anew when the address changes by other means.
    <form
      className="audit-filter"
      onSubmit={show}
      key={search.toString()}
      aria-label="Filter the audit trail"
    >
      <Choices name="kind" label="Kind of record" choices={kinds} chosen={asked.kind} />
      <Choices name="action" label="What was done" choices={actions} chosen={asked.action} />
      <Entry name="who" label="Who" type="search" value={asked.who} />
      <Entry name="from" label="From" type="date" value={asked.from} />
      <Entry name="to" label="To" type="date" value={asked.to} />
      <div className="audit-filter__buttons">
        <Button type="submit" margin={false} size="medium">
          Show
        </Button>
        <Button
          type="button"
          buttonStyle="secondary"
          margin={false}
          size="medium"
          onClick={() => router.push(path)}
        >
          Show all
        </Button>
      </div>
    </form>
  );
}

interface ChoicesProps {
  name: string;
  label: string;
  choices: Choice[];
  chosen: string | undefined;
}

function Choices({ name, label, choices, chosen = '' }: ChoicesProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">Any</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}

interface EntryProps {
  name: string;
  label: string;
  type: 'search' | 'date';
  value: string | undefined;
}

function Entry({ name, label, type, value }: EntryProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} defaultValue={value} />
    </p>
  );
}
