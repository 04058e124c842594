import type { JobFilter } from '@riverfront/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FieldScope, TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { type Roles, type RolesQuery, toRolesSearch, useNextQuery } from './roles.ts';

const selects: { name: JobFilter; label: string }[] = [
  { name: 'department', label: 'Department' },
  { name: 'location', label: 'Location' },
  { name: 'type', label: 'Type' },
  { name: 'mode', label: 'Work mode' },
];

/** Debounce of the search field, in ms. */
const pause = 300;

/** Search field and filters of the list: a plain form; where scripts run, the list follows each change. */
export function RoleFilters({ query, filters }: { query: RolesQuery; filters: Roles['filters'] }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = useNextQuery(query);
  const { typed, edited, type, setSent } = useTyped(query.search);

  const apply = (change: Partial<RolesQuery>, replace = false) => {
    const changed = { ...next, search: typed.trim(), ...change, page: 1 };
    setSent(changed.search);
    navigate({ pathname: '/careers', search: toRolesSearch(changed) }, { replace, preventScrollReset: true });
  };
  const applyTyped = useEffectEvent((text: string) => {
    // A visitor who has opened a job meanwhile stays there.
    if (edited && pathname === '/careers' && text !== next.search) apply({ search: text }, true);
  });
  useEffect(() => {
    const timer = setTimeout(() => applyTyped(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search>
      <form
        action="/careers#roles"
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        <FieldScope value="roles">
          <div className="grid grid-cols-2 gap-x-4 gap-y-4 bg-mist p-5 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:px-6">
            <TextField
              name="search"
              label="Search roles"
              type="search"
              maxLength={80}
              autoComplete="off"
              value={typed}
              onChange={type}
              className="max-lg:col-span-full"
            />
            {selects.map(({ name, label }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                placeholder="All"
                value={next[name]}
                options={withChosen(filters[name], next[name])}
                onChange={(value) => apply({ [name]: value })}
              />
            ))}
            <button type="submit" className="button hidden justify-self-start without-script:inline-flex">
              Search
            </button>
          </div>
        </FieldScope>
      </form>
    </search>
  );
}

/** Holds the search text: follows the address, unless that only catches up with the input. */
function useTyped(search: string) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  const [seen, setSeen] = useState(search);
  // A text that came from the address is not searched for: its filters may be cleared within the debounce.
  const [edited, setEdited] = useState(false);
  if (seen !== search) {
    setSeen(search);
    setSent(null);
    if (sent !== search) {
      setTyped(search);
      setEdited(false);
    }
  }
  const type = (text: string) => {
    setTyped(text);
    setEdited(true);
  };
  return { typed, edited, type, setSent };
}

/** Adds the chosen value to the options, where only the address has it. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}
