'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { Options } from '../../form/field.tsx';
import { readStaff, reasonOf, sendStaff } from '../../staff-api.ts';
import styles from './menu-entries.module.css';

interface MenuEntriesResponse {
  places: { menu: 'main' | 'legal'; under?: string; title: string }[];
  entries: { id: string; title: string }[];
  isPublished: boolean;
}

/** Lists the menu entries of a page, and adds one. */
export function MenuEntries() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const path = `${config.routes.api}/pages/${id}/menu-places`;
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const [found, setFound] = useState<MenuEntriesResponse>();
  const [isOpen, setOpen] = useState(false);
  const heading = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded after each save
  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    readStaff<MenuEntriesResponse>(path)
      .then((places) => isCurrent && setFound(places))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [id, path, lastUpdateTime]);

  async function add(entry: object) {
    try {
      setFound(await sendStaff<MenuEntriesResponse>('POST', path, entry));
      setOpen(false);
      toast.success('The page was added to the menu.');
    } catch (error) {
      toast.error(reasonOf(error));
    }
  }

  return (
    <section aria-labelledby={heading} className={styles.box}>
      <h3 id={heading} className={styles.heading}>
        In the menus
      </h3>
      <EntryList found={found} isNew={!id} />
      {found?.isPublished && !isOpen ? (
        <SmallButton onClick={() => setOpen(true)}>Add to a menu</SmallButton>
      ) : null}
      {found && isOpen ? (
        <EntryForm entries={found.entries} title={title} onAdd={add} onCancel={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

function EntryList({ found, isNew }: { found?: MenuEntriesResponse; isNew: boolean }) {
  if (isNew) return <p className={styles.note}>Save the page first.</p>;
  if (!found) return <p className={styles.note}>Loading…</p>;
  return (
    <>
      {found.places.length > 0 ? (
        <ul className={styles.list}>
          {found.places.map(({ menu, under, title }) => (
            <li key={`${menu} ${under} ${title}`}>
              {menu === 'legal' ? 'Legal links' : 'Main menu'}
              {under ? ` › ${under}` : ''} › <strong>{title}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>Not in any menu yet.</p>
      )}
      {found.isPublished ? null : <p className={styles.note}>Publish the page to add it to a menu.</p>}
    </>
  );
}

interface EntryFormProps {
  entries: MenuEntriesResponse['entries'];
  title: string;
  onAdd: (entry: object) => Promise<void>;
  onCancel: () => void;
}

/** Not a `form` element, which would be nested in that of the document. */
function EntryForm({ entries, title, onAdd, onCancel }: EntryFormProps) {
  const [place, setPlace] = useState('main');
  const [label, setLabel] = useState(title.slice(0, 50));
  const [isBusy, setBusy] = useState(false);
  const ids = { place: useId(), label: useId() };
  const send = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setBusy(true);
    const under = entries.find(({ id }) => id === place)?.id;
    await onAdd({ menu: place === 'legal' ? 'legal' : 'main', under, title: label });
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <label htmlFor={ids.place}>Place</label>
      <select id={ids.place} value={place} onChange={({ target }) => setPlace(target.value)}>
        <option value="main">Main menu, at the end</option>
        <Options of={entries.map(({ id, title: entry }) => ({ id, name: `Main menu, under ${entry}` }))} />
        <option value="legal">Legal links</option>
      </select>
      <label htmlFor={ids.label}>Text of the entry</label>
      <input
        id={ids.label}
        value={label}
        maxLength={50}
        onChange={({ target }) => setLabel(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send(event)}
      />
      <div className={styles.buttons}>
        <Button size="small" margin={false} disabled={isBusy || !label.trim()} onClick={send}>
          Add
        </Button>
        <SmallButton onClick={onCancel}>Cancel</SmallButton>
      </div>
      <p className={styles.note}>Visitors see it immediately. You can change order and wording in Menus.</p>
    </div>
  );
}
