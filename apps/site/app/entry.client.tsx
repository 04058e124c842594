import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[instrumentation]} />
    </StrictMode>,
  );
});
setTimeout(followConnection, 2000);
