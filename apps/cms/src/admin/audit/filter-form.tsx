'use client';
import { Button } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { SecondaryButton } from '../form/buttons.tsx';
import { type Choice, Input, Select } from '../form/field.tsx';
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
    <form className="audit-filter" onSubmit={show} aria-label="Filter the audit trail">
      {/* The key resets the uncontrolled fields when the URL changes by other means. */}
      <Fragment key={version}>
        <Select label="Kind of record" name="kind" defaultValue={filter.kind} empty="Any" of={kinds} />
        <Select label="Action" name="action" defaultValue={filter.action} empty="Any" of={actions} />
        <Input label="Who" name="who" type="search" defaultValue={filter.who} />
        <Input label="From" name="from" type="date" defaultValue={filter.from} />
        <Input label="To" name="to" type="date" defaultValue={filter.to} />
      </Fragment>
      <div className="staff-row">
        <Button type="submit" margin={false} size="medium">
          Show
        </Button>
        <SecondaryButton
          onClick={() => {
            // What was chosen without Show is not in the URL.
            setVersion((before) => before + 1);
            router.push(path);
          }}
        >
          Show all
        </SecondaryButton>
      </div>
    </form>
  );
}
