import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { whenOnline } from './ui/when-online.ts';

/** Loaded once the page has had time for its own scripts. */
let connection: typeof import('./connection/connection.ts') | undefined;

/** For frames that the browser does not draw, as in a part of a page that is out of sight. */
const maxFrameMs = 100;

/** Resolves after a frame, so that what was pressed shows it before the work of a navigation: 40 ms on a slow phone. */
async function nextFrame(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, maxFrameMs);
  });
}

/** Within a page a second press counts from the first, whose navigation therefore starts at once. */
function isOtherPage(to: string | number): boolean {
  return typeof to === 'string' && to.split(/[?#]/)[0] !== location.pathname;
}

let navigations = 0;

const instrumentation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        navigations += 1;
        const number = navigations;
        if (isOtherPage(to)) await nextFrame();
        // A later one that did not wait must not be overtaken. React Router starts those that return without `go`.
        if (number !== navigations) await new Promise(() => {});
        await connection?.ensureScripts(to);
        await go();
      },
    }),
};

async function followConnection() {
  connection = await whenOnline(() => import('./connection/connection.ts'))();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[instrumentation]} />
    </StrictMode>,
  );
});
setTimeout(followConnection, 2000);
