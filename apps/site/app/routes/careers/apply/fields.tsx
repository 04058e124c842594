import { answerMax } from '@riverfront/contract/application-limits';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { parseSum } from '@riverfront/contract/normalise';
import { formatMoney, type PayTerms, type SalaryCurrency } from '@riverfront/contract/pay';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { Group } from './form-parts.tsx';
import type { ApplicationForm, Verification } from './use-application.ts';
import { questionField } from './values.ts';

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
  INR: { name: 'Indian rupees', example: '8,00,000 or 8 lakh' },
  USD: { name: 'US dollars', example: '80,000 or 80k' },
  GBP: { name: 'pounds', example: '60,000 or 60k' },
  EUR: { name: 'euros', example: '60.000 or 60k' },
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
      maxLength={20}
    />
  );
}

/** Formats a salary as typed, `₹8,00,000 a year`; undefined for what is not a number. */
export function toSalaryText(typed: string, currency: SalaryCurrency): string | undefined {
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
