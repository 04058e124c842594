import { expect, test } from 'vitest';
import { isOnOwnDisk, isOrdinaryLink } from './links.ts';
import { isHarmless } from './word-fields.ts';

test.each([
  ...['https://example.com/jane?a=b', 'http://example.com', 'HTTPS://EXAMPLE.COM', 'mailto:jane@example.com'],
  ...['tel:+919876543210', ' www.example.com/in/jane', 'example.com/in/jane', '#work', 'Jane%20Doe', ''],
])('takes "%s" for an ordinary link', (target) => {
  expect(isOrdinaryLink(target)).toBe(true);
});

const elsewhere = [
  ...['\\\\example.com\\share\\a', '//example.com/a', 'file://example.com/share/a', 'file:////example.com/a'],
  ...[
    'file:///%5C%5Cexample.com/a',
    'file:\\\\example.com\\a',
    'smb://example.com/a',
    '%5C%5Cexample.com\\a',
  ],
  ...[
    'mhtml:https://example.com/a.html',
    'search-ms:query=a',
    'ms-word:ofe|u|https://example.com',
    ' %66ile://a/b',
  ],
];

test.each([...elsewhere, 'file:///C:/a.exe', 'javascript:alert(1)', '/etc/passwd'])(
  'takes "%s" for no ordinary link',
  (target) => {
    expect(isOrdinaryLink(target)).toBe(false);
    expect(isHarmless(` HYPERLINK "${target}" \\o "A: tip" `)).toBe(false);
  },
);

test.each(['Resume.dotx', 'C:\\a\\b.dotx', 'file:///C:\\a.dotx', 'file:///Users/jane/Modern%20Resume.dotx'])(
  'takes the template "%s" for one on the author’s own disk',
  (target) => {
    expect(isOnOwnDisk(target)).toBe(true);
  },
);

test.each([...elsewhere, 'https://example.com/a.dotm', '/a.dotm', 'C:\\\\example.com\\a'])(
  'takes the template "%s" for one elsewhere',
  (target) => {
    expect(isOnOwnDisk(target)).toBe(false);
  },
);
