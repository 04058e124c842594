import { brand } from '@riverfront/brand';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import BackToTop from './components/back-to-top.tsx';
import DeferredScripts, { startScripts } from './components/deferred-scripts.tsx';
import { ErrorScreen, errorTitle } from './components/error-screen.tsx';
import Footer from './components/footer/footer.tsx';
import Header from './components/header/header.tsx';
import Recovery from './components/recovery.ts';
import { browserApi, statusOf } from './content.ts';
import { apiContext, originContext, previewContext } from './entry.server.tsx';
import { identityOf, loadCard, loadSite, useSite } from './site.ts';
import stylesheet from './styles/app.css?url';
import { showFonts } from './ui/show-fonts.ts';
import Toaster from './ui/toaster.tsx';

/** Addresses of the files in `packages/brand/fonts`, as the stylesheet has them. */
const fonts: string[] = Object.values(
  import.meta.glob('../../../packages/brand/fonts/*.woff2', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

// By its address: as an import, Vite would insert it a second time with the first chunk that loads later, and every
// element would be styled and laid out again.
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

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

/** Only for a new attempt. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSite(browserApi, location.origin, request.signal);
}

/** Loaded in previews alone. */
const PreviewBar = lazy(() => import('./components/preview-bar.tsx'));

/** Navigation never changes menus and settings; `Recovery` retries when they are missing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** The document around every page, the error screen included. */
export function Layout({ children }: { children: ReactNode }) {
  const { menus, settings, preview } = useSite();
  return (
    // A script sets attributes that the server did not render.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {import.meta.env.SSR ? <DocumentTags /> : null}
        <Meta />
        <Links />
        {import.meta.env.SSR ? <script>{`(${showFonts})();(${startScripts})()`}</script> : null}
      </head>
      <body>
        <a href="#content" className="button fixed top-2 left-2 z-50 not-focus:sr-only">
          Skip to content
        </a>
        {preview ? (
          <Suspense>
            <PreviewBar preview={preview} />
          </Suspense>
        ) : null}
        <Header menus={menus} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer menus={menus} settings={settings} />
        <BackToTop />
        <Toaster />
        <DeferredScripts />
      </body>
    </html>
  );
}

/** Tags that only the server renders: React keeps them when it hydrates, so browsers need no code for them. */
function DocumentTags() {
  const { light, dark } = brand.colours;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* For styles without scripts: the media feature `scripting` is missing before Safari 17 and Chrome 120. */}
      <script>{"document.documentElement.dataset.scripting = 'enabled'"}</script>
      <meta name="theme-color" content={light.page} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.page} media="(prefers-color-scheme: dark)" />
      {/* Before a text needs them; on phones `showFonts` waits for the first paint. */}
      {fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media="(min-width: 48rem)"
        />
      ))}
      {/* Some browsers request `/favicon.ico` without a link. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.png" type="image/png" sizes="96x96" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
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
