'use client';

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { Field, Options } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import styles from './menu-entries.module.css';

interface MenuEntriesResponse {
  places: { menu: 'main' | 'legal'; under?: string; title: string }[];
  entries: { id: string; title: string }[];
  isPublished: boolean;
}

/** Lists the menu entries of a page, and adds one. */
export function MenuEntries() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const path = `/api/pages/${id}/menu-places`;
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  // Each save may have changed them.
  const { data: found, setData } = useStaffData<MenuEntriesResponse>(id ? path : undefined, lastUpdateTime);
  const { isBusy, attempt } = useAttempt(toast.error);
  const [isOpen, setOpen] = useState(false);
  const heading = useId();

  const add = (entry: object) =>
    attempt(async () => {
      setData(await sendStaff<MenuEntriesResponse>('POST', path, entry));
      setOpen(false);
      toast.success('The page was added to the menu.');
    });

  return (
    <section aria-labelledby={heading} className={styles.box}>
      <h3 id={heading} className="staff-heading">
        In the menus
      </h3>
      <EntryList found={found} isNew={!id} />
      {found?.isPublished && !isOpen ? (
        <SmallButton onClick={() => setOpen(true)}>Add to a menu</SmallButton>
      ) : null}
      {found && isOpen ? (
        <EntryForm
          {...{ isBusy, title }}
          entries={found.entries}
          onAdd={(entry) => void add(entry)}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
}

function EntryList({ found, isNew }: { found?: MenuEntriesResponse; isNew: boolean }) {
  if (isNew) return <p className="staff-note">Save the page first.</p>;
  if (!found) return <p className="staff-note">Loading…</p>;
  return (
    <>
      {found.places.length > 0 ? (
        <ul>
          {found.places.map(({ menu, under, title }) => (
            <li key={`${menu} ${under} ${title}`}>
              {menu === 'legal' ? 'Legal links' : 'Main menu'}
              {under ? ` › ${under}` : ''} › <strong>{title}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className="staff-note">Not in any menu yet.</p>
      )}
      {found.isPublished ? null : <p className="staff-note">Publish the page to add it to a menu.</p>}
    </>
  );
}

interface EntryFormProps {
  entries: MenuEntriesResponse['entries'];
  title: string;
  isBusy: boolean;
  onAdd: (entry: object) => void;
  onCancel: () => void;
}

/** Not a `form` element, which would be nested in that of the document. */
function EntryForm({ entries, title, isBusy, onAdd, onCancel }: EntryFormProps) {
  const [place, setPlace] = useState('main');
  const [label, setLabel] = useState(title.slice(0, 50));
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const under = entries.find(({ id }) => id === place)?.id;
    onAdd({ menu: place === 'legal' ? 'legal' : 'main', under, title: label });
  };
  return (
    <div className={styles.form}>
      <Field label="Place">
        <select value={place} onChange={({ target }) => setPlace(target.value)}>
          <option value="main">Main menu, at the end</option>
          <Options of={entries.map(({ id, title: entry }) => ({ id, name: `Main menu, under ${entry}` }))} />
          <option value="legal">Legal links</option>
        </select>
      </Field>
      <Field label="Text of the entry">
        <input
          value={label}
          maxLength={50}
          onChange={({ target }) => setLabel(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && send(event)}
        />
      </Field>
      <div className="staff-row">
        <Button size="small" margin={false} disabled={isBusy || !label.trim()} onClick={send}>
          Add
        </Button>
        <SmallButton onClick={onCancel}>Cancel</SmallButton>
      </div>
      <p className="staff-note">Visitors see it immediately. You can change order and wording in Menus.</p>
    </div>
  );
}
