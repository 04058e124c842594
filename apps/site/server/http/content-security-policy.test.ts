import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('allows exactly the inline code of the page, by hash', () => {
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script>one()</script><script type="module" async>two()</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
});

test('a page without inline code allows none', () => {
  expect(contentSecurityPolicy('<p>hello</p>')).toContain("script-src 'self';");
});
