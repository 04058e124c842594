import { answerMax } from '@riverfront/contract/application-limits';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { parseSum } from '@riverfront/contract/normalise';
import { formatMoney, type PayTerms, type SalaryCurrency } from '@riverfront/contract/pay';
import { ListField } from '../../../components/form/list-field.tsx';
import { useLoaded } from '../../../components/use-loaded.ts';
import { browserApi } from '../../../content.ts';
import { TextField, type TextFieldProps } from '../../../ui/form/field.tsx';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { questionField } from './application.ts';
import { EmailField } from './email-field.tsx';
import { Group } from './form-parts.tsx';
import type { ApplicationForm, Verification } from './use-application.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'prefer not specify', label: 'Prefer not to specify' },
  { value: 'other', label: 'Other' },
];

/** Name, contact and gender of the applicant. */
export function AboutYou({ form, verification }: { form: ApplicationForm; verification: Verification }) {
  return (
    <Group title="About you" text="We send a code to your email, so that our answer is sure to reach you.">
      <TextField {...form.field('firstName')} autoComplete="given-name" maxLength={80} />
      <TextField
        {...form.field('lastName')}
        hint="If you have one name only, write it in both boxes."
        autoComplete="family-name"
        maxLength={80}
      />
      <EmailField form={form} verification={verification} />
      <TextField
        {...form.field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="From abroad with + and the country code."
        maxLength={40}
        className="col-span-full"
      />
      <RadioField {...form.field('gender')} options={genders} className="col-span-full" />
    </Group>
  );
}

/** How each currency is named in the text above its fields, and an example of a salary in it. */
const currencies: Record<SalaryCurrency, { name: string; example: string }> = {
  INR: { name: 'Indian rupees', example: '8,00,000' },
  USD: { name: 'US dollars', example: '80,000' },
  GBP: { name: 'pounds', example: '60,000' },
  EUR: { name: 'euros', example: '60.000' },
};

/** Years of work, and pay. */
export function Experience({ form, pay }: { form: ApplicationForm; pay: PayTerms }) {
  const { currency, asksCurrent } = pay;
  return (
    <Group title="Experience and pay" text={`Pay in ${currencies[currency].name} a year, before tax.`}>
      <TextField
        {...form.field('total_experience')}
        hint="In years, for example 6 or 4.5."
        inputMode="decimal"
        maxLength={10}
      />
      <TextField
        {...form.field('relevent_experience')}
        hint="Years in work like this role."
        inputMode="decimal"
        maxLength={10}
      />
      {asksCurrent ? <Salary {...form.field('curr_salary')} currency={currency} /> : null}
      <Salary {...form.field('expected_salary')} currency={currency} />
    </Group>
  );
}

/** A sum of money; the hint repeats it with the digits grouped, as zeros are miscounted easily. */
function Salary({ currency, ...props }: TextFieldProps & { currency: SalaryCurrency }) {
  return (
    <TextField
      {...props}
      hint={toSalaryText(props.value, currency) ?? `For example ${currencies[currency].example}.`}
      prefix={formatMoney(0, currency).replace(/[\d\s]/g, '')}
      inputMode="decimal"
      maxLength={20}
    />
  );
}

/** Formats a salary as typed, `₹8,00,000 a year`; undefined for what is not a number. */
function toSalaryText(typed: string, currency: SalaryCurrency): string | undefined {
  const sum = parseSum(typed);
  return sum === undefined ? undefined : `${formatMoney(Math.round(sum), currency)} a year`;
}

/** The questions of the job, if it has any. */
export function Questions({ questions, form }: { questions: JobQuestion[]; form: ApplicationForm }) {
  if (questions.length === 0) return null;
  return (
    <Group title="About this role" text="The recruiter of this role asks everybody who applies.">
      {questions.map((question) => (
        <Question key={question.id} question={question} form={form} />
      ))}
    </Group>
  );
}

/** More choices than this, or optional ones, are a list instead of radio buttons. */
const maxRadios = 4;

function Question({ question, form }: { question: JobQuestion; form: ApplicationForm }) {
  const { kind, required, choices } = question;
  const field = form.field(questionField(question));
  const shared = {
    ...field,
    value: field.value ?? '',
    required,
    optional: !required,
    className: 'col-span-full',
  };
  if (kind === 'text') return <TextField {...shared} multiline maxLength={answerMax} />;
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  return required && choices.length <= maxRadios ? (
    <RadioField {...shared} options={options} />
  ) : (
    <SelectField {...shared} options={options} placeholder={required ? 'Please choose' : 'No answer'} />
  );
}

const relocations = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
];

interface AddressFieldsProps {
  form: ApplicationForm;
  /** The form has had the focus, or is restored. */
  isActive: boolean;
}

/** Country, then its states, then their cities; and whether the person would move. */
export function AddressFields(props: AddressFieldsProps) {
  const { form } = props;
  return (
    <Group title="Where you live">
      <CountryField {...props} />
      <StateField {...props} />
      <CityField {...props} />
      <TextField
        {...form.field('current_location')}
        hint="Where you work or stay at present."
        maxLength={150}
        className="col-span-full"
      />
      <RadioField {...form.field('relocate')} options={relocations} className="col-span-full" />
    </Group>
  );
}

const unavailable = 'The list cannot be loaded at the moment. We keep trying.';

function CountryField({ form, isActive }: AddressFieldsProps) {
  const { value: chosen, onChange, ...field } = form.field('country');
  const { value: countries, failed } = useLoaded(isActive ? 'countries' : undefined, async (signal) => {
    return (await browserApi.get('countries', { signal })).countries;
  });
  return (
    <ListField
      {...field}
      isActive={isActive}
      hint={failed ? unavailable : undefined}
      options={(countries ?? []).map(({ native, ...country }) => ({ ...country, detail: native }))}
      value={chosen?.code ?? null}
      valueLabel={chosen?.name}
      onChange={(option) => {
        const country = countries?.find(({ value }) => value === option?.value);
        onChange(country ? { id: country.id, name: country.label, code: country.value } : null);
      }}
      loading={!countries}
      autoComplete="country-name"
      className="col-span-full"
    />
  );
}

function StateField({ form, isActive }: AddressFieldsProps) {
  const { value: chosen, onChange, ...field } = form.field('state');
  const country = form.values.country?.code;
  const { value: states, failed } = useLoaded(country, async (signal) => {
    return (await browserApi.get('states', { params: { country: country ?? '' }, signal })).states;
  });
  // Some countries have none in the dataset.
  const freeText = states?.length === 0;
  return (
    <ListField
      {...field}
      isActive={isActive}
      hint={toStateHint(country, freeText, failed)}
      options={(states ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={chosen ? chosen.code || chosen.name : null}
      valueLabel={chosen?.name}
      onChange={(option) => {
        const state = states?.find(({ code }) => code === option?.value);
        onChange(state ?? (option && freeText ? { id: 0, name: option.label, code: '' } : null));
      }}
      loading={!states}
      // Not disabled: browsers fill in a whole address at once, and leave out disabled fields.
      waitingFor={country === undefined ? countryFirst : undefined}
      freeText={freeText}
      autoComplete="address-level1"
    />
  );
}

const countryFirst = 'Choose the country first.';

function toStateHint(country: string | undefined, freeText: boolean, failed: boolean): string {
  if (country === undefined) return countryFirst;
  if (failed) return unavailable;
  return freeText ? 'Type the state or region.' : 'State, province or region.';
}

function CityField({ form, isActive }: AddressFieldsProps) {
  const { value: chosen, onChange, ...field } = form.field('city');
  const { country, state } = form.values;
  const path = country?.code && state?.code ? { country: country.code, state: state.code } : undefined;
  const { value: cities } = useLoaded(path && `${path.country}/${path.state}`, async (signal) => {
    const answer = await browserApi.get('cities', { params: path ?? { country: '', state: '' }, signal });
    // Some names are in the dataset more than once.
    return [...new Set(answer.cities)];
  });
  return (
    <ListField
      {...field}
      isActive={isActive}
      hint={state ? 'Choose one, or type its name.' : 'Choose the state first.'}
      options={(cities ?? []).map((name) => ({ value: name, label: name }))}
      value={chosen || null}
      onChange={(option) => onChange(option?.label ?? '')}
      loading={path !== undefined && !cities}
      freeText
      autoComplete="address-level2"
    />
  );
}
