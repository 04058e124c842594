'use client';
import { Button } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SecondaryButton } from '../form/buttons.tsx';
import { type Choice, Field, Options } from '../form/field.tsx';
import { toQueryString } from '../requests/staff-api.ts';
import { type AuditFilter, parseFilter, toConditions } from './filter-query.ts';
import './filter-form.css';

/** Filters the audit trail; the filter is in the URL, which can be bookmarked. */
export function FilterForm({ kinds, actions }: { kinds: Choice[]; actions: Choice[] }) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const filter = parseFilter(search);
  const current = JSON.stringify(filter);
  const submitted = useRef(current);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    // A filter of this form is already in its fields, with what was typed until the list arrived.
    if (current === submitted.current) return;
    submitted.current = current;
    setVersion((before) => before + 1);
  }, [current]);
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as AuditFilter;
    const query = toQueryString({ where: { and: toConditions(values) } });
    submitted.current = JSON.stringify(parseFilter(new URLSearchParams(query)));
    router.push(query ? `${path}?${query}` : path);
  }
  return (
    // The key resets the uncontrolled fields when the URL changes by other means.
    <form className="audit-filter" onSubmit={show} key={version} aria-label="Filter the audit trail">
      {(
        [
          ['kind', 'Kind of record', kinds],
          ['action', 'Action', actions],
        ] as const
      ).map(([name, label, choices]) => (
        <Field key={name} label={label}>
          <select name={name} defaultValue={filter[name]}>
            <Options empty="Any" of={choices} />
          </select>
        </Field>
      ))}
      <Field label="Who">
        <input name="who" type="search" defaultValue={filter.who} />
      </Field>
      <Field label="From">
        <input name="from" type="date" defaultValue={filter.from} />
      </Field>
      <Field label="To">
        <input name="to" type="date" defaultValue={filter.to} />
      </Field>
      <div className="staff-row">
        <Button type="submit" margin={false} size="medium">
          Show
        </Button>
        <SecondaryButton onClick={() => router.push(path)}>Show all</SecondaryButton>
      </div>
    </form>
  );
}
