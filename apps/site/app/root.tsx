import { lazy, type ReactNode, Suspense } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { browserApi } from './api.ts';
import { ErrorScreen, errorTitle } from './components/error-screen.tsx';
import { Header } from './components/header/header.tsx';
import { Recovery } from './components/recovery.ts';
import { useFreshPage } from './components/use-fresh-page.ts';
import { statusOf } from './content.ts';
import { apiContext, originContext, previewContext } from './entry.server.tsx';
import fraunces from './fonts/fraunces-latin.woff2?url';
import instrumentSans from './fonts/instrument-sans-latin.woff2?url';
import { identityOf, loadCard, loadSite, useSite } from './site.ts';
import './styles/app.css';
import { lazyPart } from './ui/lazy-part.tsx';
import Toaster from './ui/toaster.tsx';

export const links: Route.LinksFunction = () => [
  // Preloaded before the stylesheet names them.
  ...[fraunces, instrumentSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  // Browsers take the last that they support; some request `/favicon.ico` without a link.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: error ? errorTitle : identityOf(loaderData).name }];
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const origin = context.get(originContext) ?? url.origin;
  const api = context.get(apiContext);
  const [site, card] = await Promise.all([
    loadSite(api, origin, request.signal),
    loadCard(api, url.pathname, request.signal),
  ]);
  return data(
    { ...site, card, preview: context.get(previewContext) },
    { status: statusOf([site.menus, site.settings]) },
  );
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSite(browserApi, location.origin, request.signal);
}

const Footer = lazyPart(() => import('./components/footer/footer.tsx'));
const BackToTop = lazyPart(() => import('./components/back-to-top.tsx'));

/** Loaded in previews alone. */
const PreviewBar = lazy(() => import('./components/preview/preview-bar.tsx'));

/** Navigation never changes menus and settings; `Recovery` retries when they are missing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** The document around every page, the error screen included. */
export function Layout({ children }: { children: ReactNode }) {
  const { name, menus, settings, preview } = useSite();
  useFreshPage();
  return (
    // The script below sets an attribute that the server did not render.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* For styles without scripts: the media feature `scripting` is missing before Safari 17 and Chrome 120. */}
        <script>{"document.documentElement.dataset.scripting = 'enabled'"}</script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1322" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="button fixed top-2 left-2 z-50 not-focus:text-only-for-assistive-technology"
        >
          Skip to content
        </a>
        {preview ? (
          <Suspense>
            <PreviewBar preview={preview} />
          </Suspense>
        ) : null}
        <Header menus={menus} name={name} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer menus={menus} settings={settings} name={name} />
        <BackToTop />
        <Toaster />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <>
      <Outlet />
      <Recovery />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) {
    return <ErrorScreen detail={`${error.status} ${error.statusText}`.trim()} />;
  }
  return <ErrorScreen detail={error instanceof Error ? error.message : 'Unknown error'} />;
}
