import { listOutbox, readOutbox } from '@riverfront/mail';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { listPage } from './list-page.ts';
import { mailPage } from './mail-page.ts';

/** How many mails the list shows. */
const limit = 100;

/** A mail brings its own styles and nothing else; it runs no script and loads no picture, even when opened by itself. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

export interface OutboxOptions {
  /** Where the mails are kept. */
  dir: string;
  /** Whether a request comes from this machine. */
  isLoopback: (c: Context) => boolean;
}

/**
 * `/__outbox`: the mails that were kept instead of sent, for whoever sits at
 * this machine; for everyone else there is no such page. The page cache must
 * leave these paths alone, because it gives everyone the same answer.
 */
export function outbox({ dir, isLoopback }: OutboxOptions): Hono {
  const app = new Hono();
  app.use('/__outbox/*', securityHeaders(), hidden, forThisMachine(isLoopback));
  app.get('/__outbox', async (c) => {
    const page = await listPage(await listOutbox(dir, limit));
    return c.html(page, 200, { 'content-security-policy': contentSecurityPolicy(page) });
  });
  app.get('/__outbox/:id', async (c) => {
    const mail = await readOutbox(dir, c.req.param('id'));
    if (!mail) return nothingHere(c);
    const page = await mailPage(mail);
    return c.html(page, 200, {
      'content-security-policy': `${contentSecurityPolicy(page)}; frame-src 'self'`,
    });
  });
  app.get('/__outbox/:id/html', async (c) => {
    const mail = await readOutbox(dir, c.req.param('id'));
    if (!mail?.html) return nothingHere(c);
    return c.html(mail.html, 200, { 'content-security-policy': mailPolicy });
  });
  return app;
}

/** Kept by no cache and no search engine. */
const hidden: MiddlewareHandler = async function hidden(c, next) {
  await next();
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex, nofollow');
};

/**
 * A local address alone is not enough: a proxy on this machine has one too, and
 * so has a hostile page whose name was pointed here (DNS rebinding). Both bring
 * the name they were asked by.
 */
function forThisMachine(isLoopback: (c: Context) => boolean): MiddlewareHandler {
  return async function forThisMachine(c, next) {
    const { hostname } = new URL(c.req.url);
    if (!localNames.has(hostname) || !isLoopback(c)) return nothingHere(c);
    return next();
  };
}
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function nothingHere(c: Context): Response {
  return c.text('Not found', 404);
}
