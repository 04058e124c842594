import type { MiddlewareHandler } from 'hono';

/** What pages can read: the two ways in which a browser sends a form. */
const forms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Refuses with 415 what is posted to a page and is no form, before anything reads it. */
export function onlyForms(): MiddlewareHandler {
  return async function onlyForms(c, next) {
    if (c.req.method !== 'POST' || forms.test(c.req.header('content-type') ?? '')) return next();
    return c.text('This page takes forms only.', 415);
  };
}
