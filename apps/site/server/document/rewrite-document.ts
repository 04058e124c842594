import { deferScripts } from './defer-scripts.ts';
import { inlineStylesheets } from './inline-stylesheets.ts';

/**
 * Rewrites a rendered page: its scripts are deferred, and stylesheets that `read` knows by their address are written
 * into it. Of its bytes only the head and one script become text, since each copy of a whole page as a string costs
 * half a millisecond or more.
 * @param html in UTF-8
 */
export function rewriteDocument(
  html: Buffer,
  read: (href: string) => string | undefined,
): Buffer<ArrayBuffer> {
  const body = Math.max(0, html.indexOf('</head>'));
  const tag = html.indexOf(startTag, body);
  const code = tag < 0 ? html.length : tag + startTag.length;
  const end = tag < 0 ? html.length : html.indexOf('</script>', code);
  const { head, script } = deferScripts(html.toString('utf8', 0, body), html.toString('utf8', code, end));
  return Buffer.concat([
    Buffer.from(inlineStylesheets(head, read)),
    html.subarray(body, code),
    Buffer.from(script),
    html.subarray(end),
  ]);
}

/** Of the inline script with which React Router starts a page. */
const startTag = '<script type="module" async="">';
