import { expect, test } from 'vitest';
import { rewriteDocument } from './rewrite-document.ts';

const rewrite = (html: string) => rewriteDocument(Buffer.from(html), () => ':root{--gap:“$&”}').toString();

test('rewrites head and start script, and leaves the rest as it is', () => {
  const body = '</head><body><p>₹ “$&” <link rel="stylesheet" href="/brand/a.css"/></p>';
  const page = `<head><link rel="stylesheet" href="/brand/a.css"/>${body}<script type="module" async="">`;
  const html = rewrite(`${page}import "/assets/a.js";"“”";import("/assets/b.js");</script></body>`);
  expect(html).toMatch(/^<head><style>:root\{--gap:“\$&”\}<\/style><\/head>/);
  expect(html).toContain(`${body}<script type="module" async="">`);
  expect(html).toMatch(
    /import\("\/assets\/a\.js"\)\]\);"“”";\n[^<]*import\("\/assets\/b\.js"\)[^<]*<\/script><\/body>$/,
  );
});

test('leaves what is no page of React Router as it is', () => {
  expect(rewrite('<p>“hello”</p>')).toBe('<p>“hello”</p>');
});
