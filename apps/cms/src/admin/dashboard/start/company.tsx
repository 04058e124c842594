'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { Options } from '../../form/field.tsx';
import { Restored } from '../../form/restored.tsx';
import { useFormDraft } from '../../form/use-form-draft.ts';
import { reasonOf, StaffApiError, sendStaff } from '../../requests/staff-api.ts';
import { StepActions, type StepProps } from './step-actions.tsx';

/** A field of a record, as one input. */
interface FormField {
  /** `social.network` */
  path: string;
  label: string;
  hint?: string;
  /** Several lines of text, one value per line, or one of the time zones; a line of text otherwise. */
  kind?: 'area' | 'lines' | 'zone';
  type?: 'email' | 'number' | 'tel';
}

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
    kind: 'zone',
    hint: 'The company’s days begin in it, and emails show times in it.',
  },
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

/** A record as the API returns it. */
type Doc = Record<string, unknown> & { updatedAt?: string | null };

/** A record that the form changes. */
export interface OpenRecord {
  /** Below `/api`: `globals/settings`, `offices/3`. */
  path: string;
  title: string;
  doc: Doc;
  hasDrafts: boolean;
}

const fieldsOf = ({ path }: OpenRecord): FormField[] =>
  path === 'globals/settings' ? settings : path === 'globals/recipients' ? recipients : office;

interface CompanyProps extends StepProps {
  given: OpenRecord[];
  /** Names of the IANA database: the server's, because browsers have other lists. */
  zones: string[];
  /** Saves drafts, because a colleague has to approve them. */
  isReviewed: boolean;
}

/** The step “Company”: the settings, recipients and offices in one form, which publishes what it saves. */
export function Company({ given, zones, isReviewed, ...step }: CompanyProps) {
  const draft = useFormDraft('guided start');
  const [records, setRecords] = useState(given);
  const [failures, setFailures] = useState<Record<string, unknown>>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(failures).length > 0)
      draft.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [failures, draft.ref]);

  async function save(event: FormEvent<HTMLFormElement>, next: () => Promise<unknown>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const saved: OpenRecord[] = [];
    const failed: typeof failures = {};
    for (const record of records) {
      const body = toBody(record, form);
      const doc = await (body && store(record, body, isReviewed))?.catch((error: unknown) => {
        failed[record.path] = error;
      });
      saved.push(doc ? { ...record, doc } : record);
    }
    setRecords(saved);
    setFailures(failed);
    setBusy(false);
    if (Object.keys(failed).length > 0) return;
    draft.clear();
    await next();
  }

  return (
    <StepActions {...step}>
      {(goOn, others) => (
        <form ref={draft.ref} noValidate onChange={draft.store} onSubmit={(event) => void save(event, goOn)}>
          <Restored at={draft.restoredAt} onDiscard={draft.discard} />
          {/* Words typed while it is saved would be lost. */}
          <fieldset className="staff-group" disabled={isBusy}>
            {records.map((record) => {
              const { path, title } = record;
              const failure = failures[path];
              const errors = failure instanceof StaffApiError ? failure.fields : {};
              return (
                <section key={path} className="panel start__record" aria-label={title}>
                  <h2>{title}</h2>
                  {title === 'Head office' ? (
                    <p className="staff-hint">
                      Its name and address are also shown in the footer, in emails and by search engines.
                    </p>
                  ) : null}
                  <Problem text={failure ? describe(failure) : undefined} />
                  <div className="staff-pair">
                    {fieldsOf(record).map((field) => (
                      <Field key={field.path} {...{ field, record, zones }} error={errors[field.path]} />
                    ))}
                  </div>
                </section>
              );
            })}
          </fieldset>
          <p>
            <a href="/admin/collections/offices">More offices, and their pins on the map</a>
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
  record: OpenRecord;
  field: FormField;
  error?: string | undefined;
  zones: string[];
}

/** A labelled input with its hint and its error. */
function Field({ record, field, error, zones }: FieldProps) {
  const id = useId();
  const { path, label, hint, kind, type = 'text' } = field;
  const text = toText(record.doc, path);
  const shared = {
    id,
    name: `${record.path} ${path}`,
    defaultValue: text,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-about`,
  };
  return (
    <div className="staff-field start__field">
      <label htmlFor={id}>{label}</label>
      {kind === 'zone' ? (
        <select {...shared}>
          <Options of={[...new Set([text, ...zones])]} />
        </select>
      ) : kind ? (
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
        {hint ? <p className="staff-hint">{hint}</p> : null}
      </div>
    </div>
  );
}

/** Reads a value as the text of an input. */
function toText(doc: Doc, path: string): string {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Doc | undefined)?.[key], doc);
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Returns what the API stores for the texts in a form; undefined when nothing was changed. */
export function toBody(record: OpenRecord, form: FormData): Doc | undefined {
  const body: Doc = {};
  let isChanged = false;
  for (const { path, kind, type } of fieldsOf(record)) {
    // Browsers send line ends as CRLF.
    const text = String(form.get(`${record.path} ${path}`) ?? '').replaceAll('\r\n', '\n');
    isChanged ||= text !== toText(record.doc, path);
    const line = text.trim();
    const lines = text.split('\n').flatMap((one) => one.trim() || []);
    const single = type === 'number' && line !== '' && !Number.isNaN(Number(line)) ? Number(line) : line;
    const value = kind === 'lines' ? lines : single;
    const [name = '', inner] = path.split('.');
    body[name] = inner ? { ...(body[name] as Doc | undefined), [inner]: value } : value;
  }
  return isChanged ? body : undefined;
}

/**
 * Stores a record over the version that was loaded.
 * @returns the stored record
 * @throws {StaffApiError} 400 with the errors of its fields, 409 when a colleague has saved a newer version
 */
async function store({ path, doc, hasDrafts }: OpenRecord, body: Doc, isDraft: boolean): Promise<Doc> {
  const answer = await sendStaff<{ doc?: Doc; result?: Doc }>(
    path.startsWith('globals/') ? 'POST' : 'PATCH',
    `/api/${path}?depth=0&draft=${hasDrafts && isDraft}`,
    { ...body, ...(hasDrafts && { _status: isDraft ? 'draft' : 'published' }) },
    doc.updatedAt ?? undefined,
  );
  return answer.doc ?? answer.result ?? doc;
}

function describe(error: unknown): string {
  if (!(error instanceof StaffApiError)) return reasonOf(error);
  if (error.errors.length > 0) return 'Please correct the marked fields.';
  return error.status === 409 ? `${error.message} Reload the page: what you typed stays.` : error.message;
}
