import type { AnswerOf, FormTexts } from '@riverfront/contract';
import { data, Form, Link } from 'react-router';
import { RichText } from '../../components/rich-text.tsx';
import { call } from '../../content.ts';
import { apiContext, sendContext } from '../../entry.server.tsx';
import { sendCommand } from '../../send-command.server.ts';
import { identityOf, seo } from '../../site.ts';
import { ErrorIcon } from '../../ui/form/field.tsx';
import type { Route } from './+types/route';
import { Booking } from './booking.tsx';
import { takeStep } from './posted.server.ts';
import { nameTime, Times, useTimeZone } from './times.tsx';

const title = 'Choose a time for a call';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const description = `Choose a time for a call with ${site.name}.`;
  return [...seo({ title, description, path: '/call' }, site), { name: 'robots', content: 'noindex' }];
}

/** Links to calls are personal, and free times change with each booking. */
export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const query = Object.fromEntries(url.searchParams) as Partial<Record<'token' | 'at' | 'done', string>>;
  const { token } = query;
  const [{ answer, failure }, texts] = await Promise.all([
    sendCommand(context.get(sendContext), 'callTimes', { token: token ?? '' }),
    call('Error fetching form texts', context.get(apiContext).get('forms', { signal: request.signal })),
  ]);
  const { notice } = texts.answer?.forms.contact ?? {};
  // A new one for each form, so that a repeated submission books one call.
  const submissionKey = crypto.randomUUID();
  return data(
    { query, answer, problem: failure?.problem, notice, submissionKey },
    { status: failure?.status ?? 200, headers: headers() },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const next = await takeStep(request, context.get(sendContext));
  return next instanceof Response ? next : data(next.posted, { status: next.status });
}

const done: Record<string, string> = {
  booked: 'This time is yours. An invitation is on its way to you by email.',
  cancelled: 'The call is cancelled. An email that takes it out of your calendar is on its way.',
};

/** Free times for a call, chosen with a code by email; or the call of a signed link, to move or to cancel. */
export default function Call({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { query, answer, problem, notice, submissionKey } = loaderData;
  const said = posted?.problem ?? problem;
  const status = done[query.done ?? ''];
  return (
    <div className="frame pt-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] md:pt-16">
      <h1 className="max-w-[24ch] text-title">{query.token ? 'Your call' : title}</h1>
      <div role="status" className="mt-6 empty:hidden">
        {status && !said ? <p className="measure border-l-3 border-main pl-5 text-lead">{status}</p> : null}
      </div>
      {said ? (
        <div role="alert" className="error-summary mt-8 max-w-[46rem]">
          <p className="error-summary-title">
            <ErrorIcon className="size-5.5 text-error" />
            <span>{said}</span>
          </p>
        </div>
      ) : null}
      {answer?.call ? (
        <Booked call={answer.call} token={query.token ?? ''} at={query.at} />
      ) : answer && !query.token && answer.times.length > 0 ? (
        <Booking
          answer={answer}
          posted={posted}
          submissionKey={submissionKey}
          notice={<Notice notice={notice} />}
        />
      ) : (
        <Others isLink={query.token !== undefined} />
      )}
    </div>
  );
}

function Notice({ notice }: { notice: FormTexts['contact']['notice'] | undefined }) {
  if (!notice) return null;
  return (
    <>
      <input type="hidden" name="noticeVersion" value={notice.version} />
      <RichText
        html={notice.text}
        className="prose prose-small max-w-none text-[0.875rem] leading-[1.55] text-text-soft"
      />
    </>
  );
}

/** Where to go without a call or a free time. */
function Others({ isLink }: { isLink: boolean }) {
  return (
    <div className="mt-8">
      {isLink ? null : (
        <p className="measure text-lead text-text-soft">
          No time is free at the moment. Send us a message, and we will find one.
        </p>
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isLink ? (
          <Link to="/call" className="button">
            Choose a time for a call
          </Link>
        ) : null}
        <Link to="/contact#message" className={isLink ? 'link inline-flex min-h-11 items-center' : 'button'}>
          Send us a message
        </Link>
      </p>
    </div>
  );
}

interface BookedProps {
  call: NonNullable<AnswerOf<'callTimes'>['call']>;
  token: string;
  /** The time of the link that was followed. */
  at: string | undefined;
}

/** The call of a link: its time, other times to choose, and its cancellation. */
function Booked({ call: { startsAt, minutes, place, times, timeZone, fixed }, token, at }: BookedProps) {
  const own = useTimeZone(timeZone);
  const form =
    times.length > 0 ? (
      <Form method="post" className="mt-8 grid max-w-[46rem] justify-items-start gap-6">
        <input type="hidden" name="token" value={token} />
        <Times
          legend={startsAt ? 'Other times' : 'Choose a time'}
          times={times}
          office={timeZone}
          chosen={times.find((time) => time === at)}
        />
        <button type="submit" name="step" value="choose" className="button">
          {startsAt ? 'Move it to this time' : 'Confirm this time'}
        </button>
      </Form>
    ) : null;
  return (
    <>
      {startsAt ? (
        <p className="mt-8 measure text-lead font-semibold">{nameTime(startsAt, own, timeZone)}</p>
      ) : null}
      <p className="mt-2 text-text-soft">
        {minutes} minutes,{' '}
        {/^https?:/.test(place) ? (
          <a href={place} className="link wrap-anywhere" rel="noreferrer" target="_blank">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
      {startsAt && form ? (
        <details className="mt-8" open={times.some((time) => time === at)}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Move it to another time
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {fixed ? <p className="mt-6 text-small text-text-soft">{fixed}</p> : null}
      {startsAt ? (
        <Form method="post" className="mt-8 border-t border-line pt-6">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="timeZone" value={own} />
          <button type="submit" name="step" value="cancel" className="button button-quiet">
            Cancel the call
          </button>
        </Form>
      ) : null}
    </>
  );
}
