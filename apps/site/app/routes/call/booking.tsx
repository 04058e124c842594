import type { AnswerOf } from '@riverfront/contract';
import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { FieldScope, TextField } from '../../ui/form/field.tsx';
import type { PostedCall } from './posted.server.ts';
import { Times } from './times.tsx';

interface BookingProps {
  answer: AnswerOf<'callTimes'>;
  posted: PostedCall | undefined;
  submissionKey: string;
  notice: ReactNode;
}

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: 200 },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'about', label: 'What would you like to talk about?', multiline: true, maxLength: 5_000 },
] as const;

/** The form that books a call: a time, who calls, and the code that proves the email address. */
export function Booking({ answer, posted, submissionKey, notice }: BookingProps) {
  const [typed, setTyped] = useState<Record<string, string>>(posted?.values ?? {});
  const isBusy = useNavigation().state !== 'idle';
  const { requestId, proof, errors = {} } = posted ?? {};
  // A code is for the address that it was sent to.
  const isSame = typed.email === posted?.values.email;
  const wasSent = isSame && requestId !== undefined && !proof;
  const control = (name: string) => ({
    name,
    value: typed[name] ?? '',
    error: errors[name],
    required: true,
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const label = proof || wasSent ? 'Book the call' : 'Send me a code';
  return (
    <Form
      method="post"
      // The code's field is where the button was; what comes after it begins at the top.
      preventScrollReset={!wasSent && !proof}
      className="mt-10 grid gap-x-6 gap-y-12 md:mt-14 lg:grid-cols-12"
    >
      <div className="min-w-0 lg:col-span-7">
        <Times
          legend={`${answer.times[0]?.minutes} minutes with one of us`}
          times={answer.times.map(({ startsAt }) => startsAt)}
          office={answer.timeZone}
          chosen={posted?.values.startsAt}
        />
      </div>
      <div className="grid content-start gap-6 lg:col-span-5 lg:pl-4 xl:pl-10">
        <FieldScope value="call">
          {fields.map(({ name, ...field }) => (
            <TextField key={name} {...field} {...control(name)} />
          ))}
          {wasSent ? (
            <TextField
              {...control('code')}
              label="Code from the email"
              hint={`We have sent six digits to ${typed.email}. They are valid for 10 minutes.`}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          ) : null}
        </FieldScope>
        <input type="hidden" name="submissionKey" value={posted?.values.submissionKey ?? submissionKey} />
        {isSame && requestId ? <input type="hidden" name="requestId" value={requestId} /> : null}
        {isSame && proof ? <input type="hidden" name="proof" value={proof} /> : null}
        <p className="hidden" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" name="step" value="book" className="button" aria-disabled={isBusy}>
            {isBusy ? 'Sending…' : label}
          </button>
          {wasSent ? (
            <button type="submit" name="step" value="code" formNoValidate className="button button-quiet">
              Send another code
            </button>
          ) : null}
        </div>
        {notice}
      </div>
    </Form>
  );
}
