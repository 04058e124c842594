import { MinimalTemplate } from '@payloadcms/next/templates';
import { isRequired } from '@riverfront/backend/accounts/second-factor/account';
import { offerKey } from '@riverfront/backend/accounts/second-factor/enrolment';
import { readPending } from '@riverfront/backend/accounts/second-factor/pending';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { mediumDate } from '../../time/clock.ts';
import { Challenge, SignOut } from './challenge.tsx';
import { Manage, SetUp } from './set-up.tsx';

/** Above the sign-in form: redirects a sign-in that lacks only the second factor. */
export async function ContinueSignIn({ payload, searchParams }: ServerProps) {
  if (!(await readPending(payload, await headers()))) return null;
  const target = searchParams?.redirect;
  const query = typeof target === 'string' ? `?redirect=${encodeURIComponent(target)}` : '';
  redirect(`/admin/second-factor${query}`);
}

/** `/admin/second-factor`: the second step of a sign-in, and the screen to change the second factor. */
export async function SecondFactorView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { payload, user } = req;
  const pending = user ? undefined : await readPending(payload, req.headers);
  if (!user && !pending) redirect('/admin/login');
  const fallbackTo = user ? '/admin/account' : '/admin';
  const next = getSafeRedirect({ fallbackTo, redirectTo: searchParams?.redirect ?? '' });
  return (
    <MinimalTemplate width="wide">
      <main>{await screen()}</main>
    </MinimalTemplate>
  );

  async function screen() {
    if (pending?.step === 'answer') return <Challenge next={next} />;
    if (pending)
      return (
        <SetUp
          offer={await offerKey(payload, pending.account)}
          next={next}
          why="Everybody who works here signs in with a password and a code from a phone. This takes two minutes, once."
        >
          <SignOut />
        </SetUp>
      );
    if (!user) return null;
    if (user.secondFactorSince)
      return <Manage next={next} since={mediumDate(user.secondFactorSince)} required={isRequired(payload)} />;
    return (
      <SetUp
        offer={await offerKey(payload, user)}
        next={next}
        why="With it, a stolen password alone lets nobody in: signing in also takes a code from your phone."
      >
        <a href={next}>Not now</a>
      </SetUp>
    );
  }
}
