import type { AnswerOf } from '@riverfront/contract';
import { failureOf } from '@riverfront/contract/client';
import { formatDay } from '@riverfront/mail/format';
import { createContext, data, Link } from 'react-router';
import { type Send, sendContext } from '../../entry.server.tsx';
import { identityOf, seo, useSite } from '../../site.ts';
import type { Route } from './+types/talent-pool-answer';

type State = AnswerOf<'ownApplicationTalentPoolLink'>;

/** This request has answered the question, and its page shows the result. */
const answeredContext = createContext(false);

const unavailable = 'This cannot be done at the moment. Please try again in a few minutes.';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const description = 'Keep or erase your application.';
  const page = { title: 'Talent pool', description, path: '/my-application/talent-pool' };
  return [...seo(page, identityOf(matches[0].loaderData)), { name: 'robots', content: 'noindex' }];
}

export { headers } from './route.tsx';

/** Reads what the link is about, or answers it. */
async function submit(send: Send, request: Request, answer?: FormDataEntryValue | null) {
  const token = new URL(request.url).searchParams.get('token') || '-';
  const response = await send('ownApplicationTalentPoolLink', { token, answer });
  const body: unknown = await response.json().catch(() => undefined);
  const problem = failureOf(body)?.message ?? unavailable;
  return data(response.ok ? { state: body as State } : { problem }, { status: response.status });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return context.get(answeredContext) ? {} : submit(context.get(sendContext), request);
}

/** Keeps or erases the application. A GET changes nothing: mail scanners follow links. */
export async function action({ context, request }: Route.ActionArgs) {
  context.set(answeredContext, true);
  return submit(context.get(sendContext), request, (await request.formData()).get('answer'));
}

/** The page that the email before the end in the talent pool leads to: keep the application or erase it. */
export default function TalentPoolAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { state, problem }: { state?: State; problem?: string } = actionData ?? loaderData;
  return (
    <div className="frame section-space">
      <div className="measure grid gap-6">
        <h1 className="text-title">Talent pool</h1>
        {state ? <Answer {...state} /> : <p role="alert">{problem}</p>}
        <p>
          At{' '}
          <Link to="/my-application" prefetch="intent" className="link">
            My application
          </Link>{' '}
          you see, download or erase everything we keep about you, with a code to your email address.
        </p>
      </div>
    </div>
  );
}

function Answer({ state, reference, jobTitle, until }: State) {
  const { timeZone } = useSite();
  const end = until && formatDay(until, timeZone);
  const texts = {
    asked: `shall we keep it for other roles? If you do nothing, everything about it is erased on ${end}.`,
    kept: `we keep it for other roles until ${end}.`,
    erased: 'it is erased. Only its number and the time stay, as proof of the erasure.',
  };
  return (
    <>
      <p role="status" className="text-lead">
        Your application <span className="whitespace-nowrap">{reference}</span>
        <span>{`${jobTitle ? ` (${jobTitle})` : ''}: ${texts[state]}`}</span>
      </p>
      <form method="post" className="flex flex-wrap gap-3 empty:hidden">
        {state === 'asked' ? (
          <button type="submit" name="answer" value="keep" className="button">
            Keep it for twelve months
          </button>
        ) : null}
        {state === 'erased' ? null : (
          <button type="submit" name="answer" value="erase" className="button button-quiet text-error">
            Erase everything now
          </button>
        )}
      </form>
    </>
  );
}
