import { parseSum } from '@riverfront/contract/normalise';
import { formatMoney, type PayTerms, type SalaryCurrency } from '@riverfront/contract/pay';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { Group } from './form-parts.tsx';
import type { ApplicationForm } from './use-application.ts';

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
