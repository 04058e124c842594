import { createHash, timingSafeEqual } from 'node:crypto';
import { listOutbox, readOutbox } from '@riverfront/mail';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
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
  /** The token of the link that `npm start` prints. */
  token: string;
  /** Whether a request comes from this machine. */
  isLoopback: (c: Context) => boolean;
}

/**
 * `/__outbox`: the emails that were kept instead of sent, for whoever started the
 * site on this machine; for everyone else there is no such page. The page cache
 * must leave these paths alone, because it gives everyone the same answer.
 */
export function outbox({ dir, token, isLoopback }: OutboxOptions): Hono {
  const app = new Hono();
  app.use('/__outbox/*', securityHeaders(), hidden, forThisMachine(isLoopback), withToken(token));
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
 * so has a hostile page whose name was pointed here (DNS rebinding). The page brings
 * its name, and a proxy the name it was asked by or a header that says for whom it asks.
 * nginx's plain `proxy_pass` brings neither, hence the token.
 */
function forThisMachine(isLoopback: (c: Context) => boolean): MiddlewareHandler {
  return async function forThisMachine(c, next) {
    const { hostname } = new URL(c.req.url);
    const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwardingHeader.test(name));
    if (!localNames.has(hostname) || isForwarded || !isLoopback(c)) return nothingHere(c);
    return next();
  };
}

/** What proxies add: RFC 7239, RFC 9110 (Via), and the names before and beside them. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:true-|x-|cf-)?(?:client|connecting)-ip)$/;

/** Lets the printed link in, and afterwards the cookie that it set; the link itself stays in no history. */
function withToken(token: string): MiddlewareHandler {
  const opens = (given: string | undefined) =>
    given !== undefined && timingSafeEqual(digest(given), digest(token));
  return async function withToken(c, next) {
    if (opens(c.req.query('token'))) {
      setCookie(c, cookie, token, { path: '/__outbox', httpOnly: true, sameSite: 'Strict' });
      return c.redirect(c.req.path, 303);
    }
    if (opens(getCookie(c, cookie))) return next();
    return c.text('Not found. The outbox opens with the link that the start of the site printed.', 404);
  };
}
const cookie = 'outbox';
const digest = (text: string) => createHash('sha256').update(text).digest();
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function nothingHere(c: Context): Response {
  return c.text('Not found', 404);
}
