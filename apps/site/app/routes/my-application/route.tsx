import { lazy, Suspense } from 'react';
import { identityOf, seo, useSite } from '../../site.ts';
import { useHydrated } from '../../ui/use-browser-state.ts';
import type { Route } from './+types/route';
import { SignIn } from './sign-in.tsx';
import { PortalContext, useSession } from './use-session.ts';

const title = 'My application';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const description = `See where your application with ${site.name} stands, and what we keep about you.`;
  return [
    ...seo({ title, description, path: '/my-application' }, site),
    { name: 'robots', content: 'noindex' },
  ];
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export { Portal as default };

/** Lazy-loaded once an address is verified. */
const Applications = lazy(() => import('./applications.tsx'));

/** The applicant portal: what is stored about an applicant, and what can be done with it, after a code by email. */
function Portal() {
  const session = useSession();
  const isReady = useHydrated();
  return (
    <div className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <header className="mb-10 bg-mist md:mb-14">
        <div className="frame pt-10 pb-10 md:pt-16 md:pb-14">
          <p className="tag-line mb-3">Careers</p>
          <h1 className="text-title">My application</h1>
          <p className="measure mt-6 text-lead text-text-soft">
            See where your application stands, send another résumé, withdraw, download everything we keep
            about you, or erase it. No password: a code to your email address opens this page.
          </p>
        </div>
      </header>
      <div className="frame">
        <WithoutScript />
        <div className="without-script:hidden">
          {session.current ? (
            <PortalContext value={{ session: session.current, end: session.end }}>
              <Suspense fallback={<p>Loading...</p>}>
                <Applications key={session.current.proof} />
              </Suspense>
            </PortalContext>
          ) : (
            <SignIn isReady={isReady} session={session} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The alternative where scripts do not run. */
function WithoutScript() {
  const { settings } = useSite();
  return (
    <p className="measure hidden text-lead without-script:block">
      This page needs JavaScript, which your browser does not run. Please write to{' '}
      {settings ? (
        <a className="link" href={`mailto:${settings.privacyEmail}`}>
          {settings.privacyEmail}
        </a>
      ) : (
        <span>the address in our privacy policy</span>
      )}{' '}
      from the address that you applied with, and say what you want: to see, correct, withdraw or erase. We
      answer within a month, usually much sooner.
    </p>
  );
}
