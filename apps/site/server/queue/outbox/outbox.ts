import { createHash, timingSafeEqual } from 'node:crypto';
import { companyTimeZone } from '@riverfront/backend/time/company-time';
import { listOutbox, type OutboxEmail, type OutboxEntry, readOutbox } from '@riverfront/mail';
import { formatTime } from '@riverfront/mail/format';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { contentSecurityPolicy } from '../../middleware/content-security-policy.ts';
import { securityHeaders } from '../../middleware/security-headers.ts';

/** Emails on the list. */
const limit = 100;

/** An email has inline styles and our logo; it runs no script and loads nothing else, even when opened by itself. */
const createEmailPolicy = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox`;

export interface OutboxOptions {
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
  app.use('/__outbox/*', securityHeaders(), noStore, requireLoopback(isLoopback), requireToken(token));
  app.get('/__outbox', async (c) => {
    const page = await renderList(await listOutbox(dir, limit));
    return c.html(page, 200, { 'content-security-policy': contentSecurityPolicy(Buffer.from(page)) });
  });
  app.get('/__outbox/:id', async (c) => {
    const email = await readOutbox(dir, c.req.param('id'));
    if (!email) return notFound(c);
    const page = await renderEmail(email);
    const policy = `${contentSecurityPolicy(Buffer.from(page))}; frame-src 'self'`;
    return c.html(page, 200, { 'content-security-policy': policy });
  });
  app.get('/__outbox/:id/html', async (c) => {
    const email = await readOutbox(dir, c.req.param('id'));
    if (!email?.html) return notFound(c);
    return c.html(email.html, 200, { 'content-security-policy': createEmailPolicy(origin) });
  });
  return app;
}

const noStore: MiddlewareHandler = async function noStore(c, next) {
  await next();
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex, nofollow');
};

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

/** Seconds between two reloads of the list. */
const refresh = 5;

/** Renders the list of emails, newest first. */
export function renderList(emails: OutboxEntry[]): Promise<string> {
  const list = emails.map(
    ({ id, subject, to, time }) => html`<li>
<a href="/__outbox/${id}">${subject || 'No subject'}</a>
<span>to ${to}, <time datetime="${time}">${formatTime(time, companyTimeZone())}</time></span>
</li>`,
  );
  const empty = html`<p><strong>No emails yet.</strong> A message from the contact form, a one-time code or an application
appears here as soon as somebody has sent one.</p>`;
  const body = html`<h1>Outbox</h1>
<p>Emails that the site would have sent. They stay on this machine, because no mail server is set (<code>SMTP_URL</code>).
This page looks for new ones every ${refresh} seconds.</p>
${emails.length > 0 ? html`<ol>${list}</ol>` : empty}`;
  return renderPage('Outbox', body, html`<meta http-equiv="refresh" content="${refresh}">`);
}

/** Renders one email: plain text, HTML in a frame, and headers. */
export function renderEmail({ id, subject, headers, text, html: formatted }: OutboxEmail): Promise<string> {
  const title = subject || 'No subject';
  const body = html`<p><a href="/__outbox">All emails</a></p>
<h1>${title}</h1>
<h2>Plain text</h2>
<pre>${text.trimEnd()}</pre>
${formatted && html`<h2>HTML</h2><iframe sandbox src="/__outbox/${id}/html" title="The email as HTML"></iframe>`}
<h2>Headers</h2>
<dl>${headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
  return renderPage(`${title} – Outbox`, body);
}

type Markup = ReturnType<typeof html>;

/** The one style is inline, so that the policy can allow it by its hash. */
async function renderPage(title: string, body: Markup, head: Markup | '' = ''): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${head}
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  return page.toString();
}

/** The site's colours (apps/site/app/styles/tokens.css); its stylesheet has a name that only the build knows. */
const style = `
:root{--page:#faf8f4;--card:#fff;--text:#10182b;--soft:#3b4456;--link:#0a5350;--line:#d3d9d7}
@media (prefers-color-scheme:dark){:root{--page:#0c1322;--card:#141d31;--text:#f3f1ec;--soft:#c3cad6;--link:#9adfd9;--line:#2a3650}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 .5rem;font:400 1.75rem/1.25 Georgia,serif;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font-size:1rem}
p{max-width:65ch;margin:0 0 1.5rem;color:var(--soft)}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--link);outline-offset:3px}
ol{margin:0;padding:0;list-style:none;background:var(--card);border:1px solid var(--line)}
li+li{border-top:1px solid var(--line)}
li{padding:.75rem 1.25rem;overflow-wrap:anywhere}
li a{display:inline-block;padding:.25rem 0;font-weight:600}
li span{display:block;color:var(--soft);font-size:.9375rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 1.25rem;margin:0;font-size:.9375rem}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:1rem 1.25rem;background:var(--card);border:1px solid var(--line);font:.9375rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
iframe{display:block;box-sizing:border-box;width:100%;height:48rem;border:1px solid var(--line);background:var(--card)}
@media (max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.5rem}}
`;
