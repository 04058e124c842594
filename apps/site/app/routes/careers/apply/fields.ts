import type { ApplicationField } from '@riverfront/contract/applications';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';
import type { ValidationErrors } from '../../../components/form/use-form.ts';

/** A country or state of the dataset; id 0 and no code for one that was typed because the dataset has none. */
export interface Place {
  id: number;
  name: string;
  /** Two letters for a country; the dataset's own for a state. */
  code: string;
}

type PlaceField = 'country' | 'state';
export type TextField = Exclude<ApplicationField, PlaceField>;
/** The field of a question of the job; the server calls it so as well. */
export type QuestionField = `question-${string}`;

/** The values of the form: text as typed, chosen places, the file, and answers. */
export type Values = Record<TextField | QuestionField, string> &
  Record<PlaceField, Place | null> & { resume: File | null };
/** A field of every application. */
export type FieldName = ApplicationField | 'resume';
export type Errors = ValidationErrors<FieldName | QuestionField | 'captcha'>;

/** The labels of the fields, in the order of the screen. */
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
const objectFields: readonly string[] = ['country', 'state', 'resume'];
/** Fields that hold text as typed. */
export const textFields = fieldNames.filter((name) => !objectFields.includes(name)) as TextField[];

export const emptyValues = Object.fromEntries(
  fieldNames.map((name) => [name, objectFields.includes(name) ? null : '']),
) as Values;

export const questionPrefix = 'question-';

/** Returns the name of a question's field. */
export function questionField({ id }: Pick<JobQuestion, 'id'>): QuestionField {
  return `${questionPrefix}${id}`;
}

/** Returns whether a value counts as empty (specification, section 5: blank does). */
export function isBlank(value: Values[keyof Values] | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return !value || value.name.trim() === '';
}

/** Finds required fields that are blank: all that can be validated without the schema. */
export function findBlank(values: Values, questions: JobQuestion[]): Errors {
  const required = [...fieldNames, ...questions.filter(({ required }) => required).map(questionField)];
  const blank = required.filter((name) => isBlank(values[name]));
  return Object.fromEntries(blank.map((name) => [name, messages.required]));
}

/** Returns whether nothing has been filled in. */
export function isEmpty(values: Values): boolean {
  return Object.values(values).every(isBlank);
}

/** Returns the values after an edit: another country has other states, another state other cities. */
export function updateValues<Field extends keyof Values>(
  values: Values,
  field: Field,
  value: Values[Field],
): Values {
  const next = { ...values, [field]: value };
  if (field === 'country' && values.country?.code !== next.country?.code) {
    return { ...next, state: null, city: '' };
  }
  return field === 'state' && values.state?.name !== next.state?.name ? { ...next, city: '' } : next;
}
