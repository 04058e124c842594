import type { Failure } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { ApplicationField } from '@riverfront/contract/applications';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';
import type { PayTerms } from '@riverfront/contract/pay';
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
type QuestionField = `question-${string}`;

/** The values of the form: text as typed, chosen places, the file, and answers. */
export type Values = Record<TextField | QuestionField, string> &
  Record<PlaceField, Place | null> & { resume: File | null };
/** A field of every application. */
type FieldName = ApplicationField | 'resume';
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
function isBlank(value: Values[keyof Values] | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return !value || value.name.trim() === '';
}

/** The questions of a job, and its terms for the salary fields. */
export interface Asked {
  questions: JobQuestion[];
  pay: PayTerms;
}

/** Lists the fields that are shown for a job. */
const listFields = ({ pay }: Asked): FieldName[] =>
  fieldNames.filter((name) => name !== 'curr_salary' || pay.asksCurrent);

/** Finds required fields that are blank: all that can be validated without the schema. */
export function findBlank(values: Values, asked: Asked): Errors {
  const { questions } = asked;
  const required = [...listFields(asked), ...questions.filter(({ required }) => required).map(questionField)];
  const blank = required.filter((name) => isBlank(values[name]));
  return Object.fromEntries(blank.map((name) => [name, messages.required]));
}

/** Returns whether nothing has been filled in. */
export function isEmpty(values: Values): boolean {
  return Object.values(values).every(isBlank);
}

/**
 * Returns the values after an edit: another country has other states, another state other cities. What a browser
 * fills in before there is a country or state stays.
 */
export function updateValues<Field extends keyof Values>(
  values: Values,
  field: Field,
  value: Values[Field],
): Values {
  const next = { ...values, [field]: value };
  if (field === 'country' && values.country && values.country.code !== next.country?.code) {
    return { ...next, state: null, city: '' };
  }
  const isOther = field === 'state' && values.state && values.state.name !== next.state?.name;
  return isOther ? { ...next, city: '' } : next;
}

/** Steps besides the fields. */
interface Steps {
  isVerified: boolean;
  hasCaptcha: boolean;
}

/** Lists what is still missing before the form can be sent, in the visitor's words and in the order of the screen. */
export function listMissing(values: Values, asked: Asked, { isVerified, hasCaptcha }: Steps): string[] {
  const missing = listFields(asked)
    .filter((name) => isBlank(values[name]))
    .map((name) => labels[name]);
  for (const question of asked.questions) {
    const { text, required } = question;
    if (!required || !isBlank(values[questionField(question)])) continue;
    missing.push(`“${text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text}”`);
  }
  // Without an address, there is nothing to verify yet.
  if (!isVerified && !isBlank(values.email)) missing.push('the code from your email');
  if (!hasCaptcha) missing.push('the human check');
  return missing;
}

const namedAtMost = 3;

/** Says in one sentence what is missing; long lists are counted. */
export function toMissingSentence(missing: string[]): string {
  const [last, ...others] = [...missing].reverse();
  if (last === undefined) return 'All fields are complete.';
  if (missing.length > namedAtMost) {
    const named = missing.slice(0, namedAtMost).join(', ');
    return `Still missing: ${named} and ${missing.length - namedAtMost} more.`;
  }
  return `Still missing: ${others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`}.`;
}

/** Sent along with the values. */
interface Proofs {
  emailToken: string;
  captcha: string;
  noticeVersion: number;
  submissionKey: string;
  /** Where the applicant came from, if known. */
  source?: string | null;
}

/** Converts an application to a multipart form: field names of the contract, places and answers as JSON. */
export function toFormData(
  values: Values,
  { source, ...proofs }: Proofs,
  resume: File,
  asked: Asked,
): FormData {
  const form = new FormData();
  const { questions } = asked;
  const shown = listFields(asked);
  for (const name of textFields) if (shown.includes(name)) form.set(name, values[name]);
  for (const name of ['country', 'state'] as const) form.set(name, toJson(values[name]));
  for (const [name, value] of Object.entries(proofs)) form.set(name, String(value));
  if (source) form.set('source', source);
  if (questions.length > 0) form.set('answers', JSON.stringify(toAnswers(values, questions)));
  // The file goes last, so that the server knows all else when it arrives.
  form.set('resume', resume, resume.name);
  return form;
}

function toJson(place: Place | null): string {
  return place ? JSON.stringify({ id: place.id, name: place.name }) : '';
}

/** One answer for each question that is shown, with the wording that is shown. */
function toAnswers(values: Values, questions: JobQuestion[]) {
  return questions.map((question) => ({
    question: question.id,
    asked: question.text,
    answer: values[questionField(question)] ?? '',
  }));
}

/** Which steps have to be taken again after the server rejected an application. The values always stay. */
interface ApplicationRejection {
  /** Errors of the form's fields and of answers. */
  errors: Errors;
  /** The proof of the email address is not accepted (any more). */
  needsVerification: boolean;
  /** The captcha is not accepted (any more). */
  needsCaptcha: boolean;
  /** The job has other questions than the form shows. */
  hasOtherQuestions: boolean;
}

/**
 * Reads the API's rejection; undefined stands for an answer that is not the API's.
 * @param shown the questions of the job that the form shows
 */
export function readRejection(failure: Failure | undefined, shown: JobQuestion[] = []): ApplicationRejection {
  const { code, errors: all = {}, message = '' } = failure ?? {};
  const isField = (name: string) => fieldNames.some((field) => field === name);
  const isAnswer = (name: string) => name.startsWith(questionPrefix);
  const errors: Errors = Object.fromEntries(
    Object.entries(all).filter(([name]) => isField(name) || isAnswer(name)),
  );
  if (code === 'file-refused') errors.resume ??= message;
  const shownFields: string[] = shown.map(questionField);
  return {
    errors,
    needsVerification: code === 'email-unverified',
    needsCaptcha: code === 'captcha-needed' || code === 'captcha-refused',
    hasOtherQuestions:
      code === 'questions-changed' ||
      Object.keys(errors).some((name) => isAnswer(name) && !shownFields.includes(name)),
  };
}

/** Describes why sending failed (specification, section 8): a reply that says no, or a request error. */
export function describeRejection(error: unknown): string {
  if (!isApiError(error)) return messages.applicationFailed;
  const isReply = error.status >= 200 && error.status <= 299;
  return error.failure?.message ?? (isReply ? messages.applicationRefused : messages.applicationFailed);
}
