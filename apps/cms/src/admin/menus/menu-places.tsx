'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { readStaff, reasonOf, sendStaff } from '../staff-api.ts';
import styles from './menu-places.module.css';

interface Places {
  places: { menu: 'main' | 'legal'; under?: string; title: string }[];
  entries: { id: string; title: string }[];
  isPublished: boolean;
}

/** Where the page stands in the menus, and the one action that puts it there. */
export function MenuPlaces() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const path = `${config.routes.api}/pages/${id}/menu-places`;
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const [found, setFound] = useState<Places>();
  const [isOpen, setOpen] = useState(false);
  const heading = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each saving
  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    readStaff<Places>(path)
      .then((places) => isCurrent && setFound(places))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [id, path, lastUpdateTime]);

  const put = useCallback(
    async (order: object) => {
      try {
        setFound(await sendStaff<Places>('POST', path, order));
        setOpen(false);
        toast.success('The page is in the menu now.');
      } catch (error) {
        toast.error(reasonOf(error));
      }
    },
    [path],
  );

  return (
    <section aria-labelledby={heading} className={styles.box}>
      <h3 id={heading} className={styles.heading}>
        In the menus
      </h3>
      <Listed found={found} isNew={!id} />
      {found?.isPublished && !isOpen ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
          Put into a menu
        </Button>
      ) : null}
      {found && isOpen ? (
        <PlaceForm entries={found.entries} title={title} onPut={put} onCancel={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

function Listed({ found, isNew }: { found?: Places; isNew: boolean }) {
  if (isNew) return <p className={styles.note}>Save the page first.</p>;
  if (!found) return <p className={styles.note}>Looking…</p>;
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
        <p className={styles.note}>In no menu yet.</p>
      )}
      {found.isPublished ? null : <p className={styles.note}>Publish the page to put it into a menu.</p>}
    </>
  );
}

interface PlaceFormProps {
  entries: Places['entries'];
  title: string;
  onPut: (order: object) => Promise<void>;
  onCancel: () => void;
}

/** A form of its own would be nested in the document's, so its button does the sending. */
function PlaceForm({ entries, title, onPut, onCancel }: PlaceFormProps) {
  const [place, setPlace] = useState('main');
  const [label, setLabel] = useState(title.slice(0, 50));
  const [isBusy, setBusy] = useState(false);
  const ids = { place: useId(), label: useId() };
  const send = async (event: { preventDefault: () => void } | FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const under = entries.find(({ id }) => id === place)?.id;
    await onPut({ menu: place === 'legal' ? 'legal' : 'main', under, title: label });
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <label htmlFor={ids.place}>Place</label>
      <select id={ids.place} value={place} onChange={({ target }) => setPlace(target.value)}>
        <option value="main">Main menu, at the end</option>
        {entries.map(({ id, title: entry }) => (
          <option key={id} value={id}>
            Main menu, under {entry}
          </option>
        ))}
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
          Put it there
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className={styles.note}>Visitors see it at once. Order and wording can be changed in Menus.</p>
    </div>
  );
}
