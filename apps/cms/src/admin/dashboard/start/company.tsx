'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { SecondaryButton, SmallButton } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Options } from '../../form/field.tsx';
import { type FormField, isNew, type OpenRecord, useRecords } from './records.ts';
import { StepActions, type StepProps } from './step-actions.tsx';

const icon = 'Where the icon in the footer leads: a full address, or / for the home page.';

const settings: FormField[] = [
  { path: 'companyName', label: 'Company name', hint: 'As people say it.' },
  { path: 'legalName', label: 'Legal name', hint: 'As registered, for example with “Ltd” or “GmbH”.' },
  { path: 'foundedYear', label: 'Founded in', type: 'number' },
  { path: 'tagline', label: 'Tagline' },
  {
    path: 'description',
    label: 'What you do',
    kind: 'area',
    hint: 'For search engines, at most 160 characters.',
  },
  { path: 'phones', label: 'Phone numbers', kind: 'lines', hint: 'One per line, with the country code.' },
  {
    path: 'timeZone',
    label: 'Time zone',
    kind: 'choice',
    hint: 'The company’s days begin in it, and emails show times in it.',
  },
  { path: 'footerText', label: 'Line in the footer', kind: 'rich', hint: 'At the bottom of every page.' },
  { path: 'social.network', label: 'Professional network', hint: icon },
  { path: 'social.shortPost', label: 'Short posts', hint: icon },
  { path: 'social.photo', label: 'Photo sharing', hint: icon },
];

const recipients: FormField[] = [
  { path: 'salesEmail', label: 'Messages of the contact form', type: 'email' },
  { path: 'careersEmail', label: 'Applications', type: 'email' },
  { path: 'privacyEmail', label: 'Requests about personal data', type: 'email' },
];

const office: FormField[] = [
  { path: 'name', label: 'Name' },
  { path: 'label', label: 'Town or state' },
  { path: 'address', label: 'Address', kind: 'area' },
  { path: 'country', label: 'Country', hint: 'Two capital letters, for example DE.' },
  { path: 'phone', label: 'Phone', type: 'tel' },
  { path: 'email', label: 'Email address', type: 'email' },
];

const fieldsOf = ({ path }: OpenRecord): FormField[] =>
  path === 'globals/settings' ? settings : path === 'globals/recipients' ? recipients : office;

/** Default position of an office on the map: its middle. */
const middle = { top: 50, left: 50 };
const create = (path: string): OpenRecord => ({
  path,
  doc: { desktop: middle, mobile: middle },
  hasDrafts: true,
});

const headings: Record<string, string> = {
  'globals/settings': 'Company',
  'globals/recipients': 'Where mail goes',
};

interface CompanyProps extends StepProps {
  given: OpenRecord[];
  /** Names of the IANA database: the server's, because browsers have other lists. */
  zones: string[];
  /** Path of its record. */
  headOffice: string;
  /** Saves drafts, because a colleague has to approve them. */
  isReviewed: boolean;
}

/** The step “Company”: the settings, recipients and offices in one form, which publishes what it saves. */
export function Company({ given, zones, headOffice, isReviewed, ...step }: CompanyProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const edited = useRecords({ given, fieldsOf, create, storageKey: useDraftKey('guided start') });
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [tries]);
  async function save(event: FormEvent, next: () => Promise<unknown>) {
    event.preventDefault();
    setBusy(true);
    if (await edited.save(isReviewed ? 'draft' : 'published')) await next();
    else setTries(tries + 1);
    setBusy(false);
  }
  return (
    <StepActions {...step}>
      {(goOn, others) => (
        <form ref={form} noValidate onSubmit={(event) => void save(event, goOn)}>
          {edited.isOlder ? (
            <p role="status" className="start__note">
              What you typed is still here and not saved yet. Below it stands what is stored now.
            </p>
          ) : null}
          {edited.records.map((record) => {
            const { path } = record;
            const values = edited.valuesOf(record);
            const failure = edited.failureOf(record);
            const isHeadOffice = path === headOffice;
            const title = isHeadOffice ? 'Head office' : (headings[path] ?? (values.name || 'New office'));
            return (
              <section key={path} className="panel start__record" aria-label={title}>
                <h2>{title}</h2>
                {isHeadOffice ? (
                  <p className="staff-hint">
                    Its name and address are also shown in the footer, in emails and by search engines.
                  </p>
                ) : null}
                <Problem text={failure?.text} />
                <div className="staff-pair">
                  {fieldsOf(record).map((field) => (
                    <Field
                      key={field.path}
                      field={field}
                      value={values[field.path] ?? ''}
                      choices={zones}
                      stored={edited.storedIn(record, field.path)}
                      error={failure?.fields[field.path]}
                      onChange={(value) => edited.change(record, field.path, value)}
                    />
                  ))}
                </div>
                {isNew(record) ? (
                  <SmallButton onClick={() => edited.remove(path)}>Remove this office</SmallButton>
                ) : path.startsWith('offices/') ? (
                  <a href={`/admin/collections/${path}`}>Pin on the map, and removing this office</a>
                ) : null}
              </section>
            );
          })}
          <p>
            <SecondaryButton onClick={() => edited.add(`offices/new-${Date.now()}`)}>
              Add an office
            </SecondaryButton>
          </p>
          {isReviewed ? (
            <p className="start__note">
              Nothing is published without a second person: this is saved as drafts, for which you then ask a
              colleague.
            </p>
          ) : null}
          <div className="staff-actions start__actions">
            <Button type="submit" margin={false} disabled={isBusy}>
              Save and go on
            </Button>
            {others}
          </div>
        </form>
      )}
    </StepActions>
  );
}

interface FieldProps {
  field: FormField;
  value: string;
  /** The text of the newest version, where it is another one after a conflict. */
  stored?: string | undefined;
  error?: string | undefined;
  choices?: string[];
  onChange: (value: string) => void;
}

/** A labelled input with its hint and its error. */
export function Field({ field, value, stored, error, choices = [], onChange }: FieldProps) {
  const id = useId();
  const { label, hint, kind, type = 'text' } = field;
  const shared = {
    id,
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-about`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="staff-field start__field">
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select {...shared}>
          <Options of={[...new Set([value, ...choices])]} />
        </select>
      ) : kind === 'area' || kind === 'lines' ? (
        <textarea {...shared} rows={3} />
      ) : (
        // Numbers as text: a browser reports a typed letter as an empty number.
        <input
          {...shared}
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : undefined}
        />
      )}
      <div id={`${id}-about`}>
        {error ? <p className="start__error">{error}</p> : null}
        {stored !== undefined ? <p className="staff-hint">Stored now: {stored || 'nothing'}</p> : null}
        {hint ? <p className="staff-hint">{hint}</p> : null}
      </div>
    </div>
  );
}
