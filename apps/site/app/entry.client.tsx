import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { mainPartsLoaded } from './ui/lazy-part.tsx';
import { whenOnline } from './ui/when-online.ts';

/** Loaded once the page has had time for its own scripts. */
let connection: typeof import('./connection/connection.ts') | undefined;

const instrumentation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        await connection?.ensureScripts(to);
        await go();
      },
    }),
};

async function followConnection() {
  connection = await whenOnline(() => import('./connection/connection.ts'))();
}

void mainPartsLoaded().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[instrumentation]} />
      </StrictMode>,
    );
  });
  setTimeout(followConnection, 2000);
});

// For browsers without `::details-content` (print.css): Safari before 18.4, Chrome before 131.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});
