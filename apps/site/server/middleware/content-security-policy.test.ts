import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const policyOf = (html: string, options = {}) => contentSecurityPolicy(Buffer.from(html), options);

test('allows the inline code of the page by hash, and no other', () => {
  const policy = policyOf(
    '<style>a{}</style><script>one()</script><script type="module" async>two()</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+'$/);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
});

test('allows no inline code on a page without any', () => {
  expect(policyOf('<p>hello</p>')).toContain("script-src 'self'; style-src 'self'");
});

test('allows the scripts and frames of reCAPTCHA, and no other host', () => {
  const policy = policyOf('<p>hello</p>', { recaptcha: true });
  const hosts = new Set([...policy.matchAll(/https:\/\/([^/ ]+)/g)].map(([, host]) => host));
  expect(hosts).toEqual(new Set(['www.google.com', 'www.gstatic.com', 'recaptcha.google.com']));
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
});
