import { createHash, timingSafeEqual } from 'node:crypto';
import { listOutbox, readOutbox } from '@riverfront/mail';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';

interface OutboxOptions {
  /** Folder of the emails. */
  dir: string;
  /** Public origin of the site, which emails load the logo from. */
  origin: string;
  /** The token of the link that `npm start` prints. */
  token: string;
  /** Whether a request comes from this machine. */
  isLoopback: (c: Context) => boolean;
}

/**
 * `/__outbox`: the emails that were stored instead of sent, for whoever started the site on this machine; for
 * everyone else it answers 404. The page cache must skip these paths, because it answers everyone alike.
 */
export function outbox({ dir, origin, token, isLoopback }: OutboxOptions): Hono {
  const app = new Hono();
  // Emails have inline styles and our logo; nothing here runs a script.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
  app.use('/__outbox/*', noStore(policy), requireLoopback(isLoopback), requireToken(token));
  app.get('/__outbox', async (c) => {
    const emails = (await listOutbox(dir, 100)).map(
      ({ id, subject, to, time }) =>
        html`<li><a href="/__outbox/${id}">${subject || 'No subject'}</a> to ${to}, ${time}</li>`,
    );
    return c.html(html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Outbox</title><h1>Outbox</h1>
<p>Emails that the site would have sent. They stay on this machine, because no mail server is set (SMTP_URL).</p>
${emails.length > 0 ? html`<ol>${emails}</ol>` : html`<p>No emails yet.</p>`}`);
  });
  app.get('/__outbox/:id', async (c) => {
    const email = await readOutbox(dir, c.req.param('id'));
    if (!email) return notFound(c);
    const headers = email.headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
    return c.html(html`<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${email.subject}</title>
<p><a href="/__outbox">All emails</a></p><h1>${email.subject || 'No subject'}</h1>
<pre style="white-space:pre-wrap">${headers}\n\n${email.text}</pre>
<iframe sandbox title="The email as HTML" style="width:100%;height:80vh" srcdoc="${email.html}"></iframe>`);
  });
  return app;
}

function noStore(policy: string): MiddlewareHandler {
  return async function noStore(c, next) {
    await next();
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', policy);
    c.header('x-robots-tag', 'noindex, nofollow');
  };
}

/** What proxies add: RFC 7239, RFC 9110 (Via), and common names that are not standardised. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:true-|x-|cf-)?(?:client|connecting)-ip)$/;
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Requires a request of this machine. A local address alone is not enough: a proxy on this machine has one, and so
 * has a hostile page after DNS rebinding. The page brings its host name, and a proxy its own or a header; nginx's
 * plain `proxy_pass` brings neither, hence the token.
 */
function requireLoopback(isLoopback: (c: Context) => boolean): MiddlewareHandler {
  return async function requireLoopback(c, next) {
    const { hostname } = new URL(c.req.url);
    const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwardingHeader.test(name));
    return localNames.has(hostname) && !isForwarded && isLoopback(c) ? next() : notFound(c);
  };
}

/** Requires the printed link, or the cookie that it sets, so that the token stays in no history. */
function requireToken(token: string): MiddlewareHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isToken = (text = '') => timingSafeEqual(digest(text), digest(token));
  return async function requireToken(c, next) {
    if (isToken(c.req.query('token'))) {
      setCookie(c, 'outbox', token, { path: '/__outbox', httpOnly: true, sameSite: 'Strict' });
      return c.redirect(c.req.path, 303);
    }
    if (isToken(getCookie(c, 'outbox'))) return next();
    return c.text('Not found. The outbox opens with the link that the start of the site printed.', 404);
  };
}

function notFound(c: Context): Response {
  return c.text('Not found', 404);
}
