'use client';
import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useId } from 'react';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { Input, Select } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import styles from '../entries.module.css';

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
  const heading = useId();

  async function add(form: FormData) {
    const place = form.get('place');
    const under = found?.entries.find((entry) => entry.id === place)?.id;
    const entry = { menu: place === 'legal' ? 'legal' : 'main', under, title: form.get('title') };
    setData(await sendStaff<MenuEntriesResponse>('POST', path, entry));
    toast.success('The page was added to the menu.');
  }

  return (
    <section aria-labelledby={heading} className={`${styles.box} ${styles.menus}`}>
      <h3 id={heading} className="staff-heading">
        In the menus
      </h3>
      <EntryList found={found} isNew={!id} />
      {found?.isPublished ? (
        <DialogButton
          label="Add to a menu"
          dialog={(onClose) => (
            <FormDialog title="Add to a menu" action="Add" onSubmit={add} onClose={onClose}>
              <Select
                label="Place"
                name="place"
                of={[
                  { value: 'main', label: 'Main menu, at the end' },
                  ...found.entries.map((entry) => ({
                    id: entry.id,
                    name: `Main menu, under ${entry.title}`,
                  })),
                  { value: 'legal', label: 'Legal links' },
                ]}
              />
              <Input
                label="Text of the entry"
                name="title"
                required
                maxLength={50}
                defaultValue={title.slice(0, 50)}
              />
              <p className="staff-hint">
                Visitors see it immediately. You can change order and wording in Menus.
              </p>
            </FormDialog>
          )}
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
