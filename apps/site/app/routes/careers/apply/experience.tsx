import { TextField } from '../../../ui/form/text-field.tsx';
import type { TextField as TextFieldName } from './entries.ts';
import { type FormState, textField } from './form-state.ts';
import { Group } from './group.tsx';
import { salaryText } from './salary.ts';

/** Years of work, and pay. */
export function Experience({ form }: { form: FormState }) {
  return (
    <Group title="Experience and pay" text="Pay in Indian rupees a year, before tax.">
      <TextField
        {...textField(form, 'total_experience')}
        hint="In years, for example 6 or 4.5."
        inputMode="decimal"
        maxLength={10}
      />
      <TextField
        {...textField(form, 'relevent_experience')}
        hint="Years in work like this role."
        inputMode="decimal"
        maxLength={10}
      />
      <Salary form={form} name="curr_salary" />
      <Salary form={form} name="expected_salary" />
    </Group>
  );
}

/** An amount in rupees; the hint says it back with India's grouping of digits, as zeros are miscounted easily. */
function Salary({ form, name }: { form: FormState; name: TextFieldName }) {
  const props = textField(form, name);
  return (
    <TextField
      {...props}
      hint={salaryText(props.value) ?? 'For example 8,00,000.'}
      prefix="₹"
      inputMode="numeric"
      maxLength={20}
    />
  );
}
