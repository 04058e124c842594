import type { ApplicationField } from '@riverfront/contract/applications';

/** An entry of the places dataset; id 0 and no code for one that was typed because the dataset has none. */
export interface Place {
  id: number;
  name: string;
  /** Two letters for a country; what the dataset calls a state. */
  code: string;
}

type PlaceField = 'country' | 'state';
export type TextField = Exclude<ApplicationField, PlaceField>;

/** What has been filled in so far: text as typed, and chosen places. */
export type Entries = Record<TextField, string> & Record<PlaceField, Place | null>;

/** A field of the form as the visitor sees it. */
export type FieldName = ApplicationField | 'resume';

/** What the fields are called, in their order on the screen. */
export const labels: Record<FieldName, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  gender: 'Gender',
  country: 'Country',
  state: 'State',
  city: 'City',
  current_location: 'Current location',
  relocate: 'Willing to relocate',
  total_experience: 'Total experience',
  relevent_experience: 'Relevant experience',
  curr_salary: 'Current salary',
  expected_salary: 'Expected salary',
  resume: 'Résumé',
};

export const fieldNames = Object.keys(labels) as FieldName[];

export const emptyEntries: Entries = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  gender: '',
  country: null,
  state: null,
  city: '',
  current_location: '',
  relocate: '',
  total_experience: '',
  relevent_experience: '',
  curr_salary: '',
  expected_salary: '',
};

/** Whether a field counts as empty (specification, section 5: blank does). */
export function isBlank(value: string | Place | null): boolean {
  return value === null || (typeof value === 'string' ? value : value.name).trim() === '';
}

/** Whether nothing has been filled in. */
export function areEmpty(entries: Entries): boolean {
  return Object.values(entries).every(isBlank);
}

/** Entries after one of them changed: another country has other states, another state other cities. */
export function changed<K extends ApplicationField>(entries: Entries, field: K, value: Entries[K]): Entries {
  const next = { ...entries, [field]: value };
  if (field === 'country' && entries.country?.code !== next.country?.code) {
    return { ...next, state: null, city: '' };
  }
  return field === 'state' && entries.state?.name !== next.state?.name ? { ...next, city: '' } : next;
}
