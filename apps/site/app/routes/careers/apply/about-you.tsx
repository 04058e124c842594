import { RadioField } from '../../../ui/form/radio-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { type FormState, textField } from './form-state.ts';
import { Group } from './group.tsx';
import type { EmailCode } from './use-email-code.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'prefer not specify', label: 'Prefer not to specify' },
  { value: 'other', label: 'Other' },
];

/** Who applies, and how to reach them. */
export function AboutYou({ form, code }: { form: FormState; code: EmailCode }) {
  return (
    <Group title="About you" text="We send a code to your email, so that our answer is sure to reach you.">
      <TextField {...textField(form, 'firstName')} autoComplete="given-name" maxLength={80} />
      <TextField {...textField(form, 'lastName')} autoComplete="family-name" maxLength={80} />
      <EmailField form={form} code={code} />
      <TextField
        {...textField(form, 'phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="From abroad with + and the country code."
        maxLength={40}
        className="apply-wide"
      />
      <RadioField {...textField(form, 'gender')} options={genders} className="apply-wide" />
    </Group>
  );
}
