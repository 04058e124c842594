import { MinimalTemplate } from '@payloadcms/next/templates';
import { isRequired, offerKey, readPending } from '@riverfront/content/second-factor';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Challenge } from './challenge.tsx';
import { Manage } from './manage.tsx';
import { SetUp } from './set-up.tsx';
import { SignOut } from './sign-out.tsx';

/** `/admin/second-factor`: what stands between a right password and the admin, and the place to change it. */
export async function SecondFactorView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { payload, user } = req;
  const { admin } = payload.config.routes;
  const pending = user ? undefined : await readPending(payload, req.headers);
  if (!user && !pending) redirect(`${admin}/login`);
  const fallbackTo = user ? `${admin}/account` : admin;
  const next = getSafeRedirect({ fallbackTo, redirectTo: searchParams?.redirect ?? '' });
  return (
    <MinimalTemplate width="wide">
      <main>{screen()}</main>
    </MinimalTemplate>
  );

  function screen() {
    if (pending?.step === 'answer') return <Challenge next={next} />;
    if (pending)
      return (
        <SetUp
          offer={offerKey(payload.secret, pending.account)}
          next={next}
          why="Everybody who works here signs in with a password and a code from a phone. This takes two minutes, once."
        >
          <SignOut />
        </SetUp>
      );
    if (!user) return null;
    if (user.secondFactorSince)
      return <Manage next={next} since={dayOf(user.secondFactorSince)} required={isRequired(payload)} />;
    return (
      <SetUp
        offer={offerKey(payload.secret, user)}
        next={next}
        why="With it, a stolen password alone lets nobody in: signing in also takes a code from your phone."
      >
        <a href={next}>Not now</a>
      </SetUp>
    );
  }
}

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(moment));
}
