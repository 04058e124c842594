import type { AnswerOf } from '@riverfront/contract';
import { Form, useNavigation } from 'react-router';
import { sendContext } from '../entry.server.tsx';
import { sendCommand } from '../send-command.server.ts';
import { identityOf, seo, useSite } from '../site.ts';
import { formatDay } from '../ui/format.ts';
import type { Route } from './+types/check-mail';

const title = 'Check a mail';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const description = 'Type the reference of an email, and see whether it came from us.';
  return seo({ title, path: '/check-mail', description, within: [] }, identityOf(matches[0].loaderData));
}

/** Checks the reference, with JavaScript and without. */
export async function action({ context, request }: Route.ActionArgs) {
  const reference = String((await request.formData()).get('reference') ?? '').slice(0, 40);
  const { answer, failure } = await sendCommand(context.get(sendContext), 'checkMail', { reference });
  if (failure) return { reference, problem: failure.errors?.reference ?? failure.problem };
  return { reference, mails: answer.mails };
}

/** A form that says whether an email came from the company. */
export default function CheckMail({ actionData }: Route.ComponentProps) {
  const { mails, problem, reference } = actionData ?? {};
  const isSending = useNavigation().state !== 'idle';
  return (
    <div className="frame section-space grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 measure text-lead text-text-soft">
          Our emails carry a reference. Type it, and you see on which day we sent one with it, and with which
          subject.
        </p>
        <Form method="post" className="mt-8 grid max-w-[28rem] gap-4">
          <label htmlFor="reference" className="font-semibold">
            Reference
          </label>
          <span className="field-box">
            <input
              id="reference"
              name="reference"
              defaultValue={reference}
              required
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="reference-hint"
              aria-invalid={problem ? true : undefined}
              className="field-control"
            />
          </span>
          <p id="reference-hint" className="text-small text-text-soft">
            It looks like RA-7K3QX9TB and stands in the email.
          </p>
          <button type="submit" disabled={isSending} className="button justify-self-start">
            Check
          </button>
        </Form>
      </div>
      <div aria-live="polite" className="lg:col-span-5 lg:col-start-8 lg:pt-4">
        {problem ? (
          <p role="alert" className="border-l-3 border-error pl-5">
            {problem}
          </p>
        ) : null}
        {mails ? <Result mails={mails} reference={reference ?? ''} /> : null}
      </div>
    </div>
  );
}

function Result({ mails, reference }: { mails: AnswerOf<'checkMail'>['mails']; reference: string }) {
  const { settings } = useSite();
  if (mails.length === 0)
    return (
      <div className="border-l-3 border-error pl-5">
        <p className="text-lead font-semibold">No. We have sent no email with {reference}.</p>
        <p className="mt-3">
          {`Do not pay, do not answer, and keep it. Send it to ${settings?.careersEmail ?? 'us'}, or call ${settings?.phones[0] ?? 'us'}. After a record is erased, its reference is not known here any more either.`}
        </p>
      </div>
    );
  return (
    <div className="border-l-3 border-main pl-5">
      <p className="text-lead font-semibold">Yes. This reference is ours.</p>
      <ul className="mt-3 grid gap-2">
        {mails.map(({ sentOn, subject }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two emails of one day may have the same subject
          <li key={index}>
            {`On ${formatDay(sentOn)}: ${subject ? `“${subject}”` : 'a reply that one of us wrote'}`}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-text-soft">Check that day and subject are those of your email.</p>
    </div>
  );
}
