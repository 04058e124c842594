import { RadioField } from '../../../ui/form/radio-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
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
