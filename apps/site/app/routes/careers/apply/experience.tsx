import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { Group } from './group.tsx';
import type { ApplicationForm } from './use-application.ts';

/** Years of work, and pay. */
export function Experience({ form }: { form: ApplicationForm }) {
  return (
    <Group title="Experience and pay" text="Pay in Indian rupees a year, before tax.">
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
      <Salary {...form.field('curr_salary')} />
      <Salary {...form.field('expected_salary')} />
    </Group>
  );
}

/** An amount in rupees; the hint repeats it with India's grouping of digits, as zeros are miscounted easily. */
function Salary(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      hint={toSalaryText(props.value) ?? 'For example 8,00,000.'}
      prefix="₹"
      inputMode="numeric"
      maxLength={20}
    />
  );
}

/** Formats a salary as typed in rupees, `₹8,00,000 a year`; undefined for what is not a number. */
export function toSalaryText(typed: string): string | undefined {
  const digits = typed.replace(/[,\s]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits)
    ? `₹${Math.round(Number(digits)).toLocaleString('en-IN')} a year`
    : undefined;
}
