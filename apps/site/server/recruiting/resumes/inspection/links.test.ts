import { expect, test } from 'vitest';
import { isLocalPath, isOrdinaryLink } from './links.ts';
import { isHarmlessField } from './word-fields.ts';

const external = [
  ...['\\\\example.com\\share\\a', '//example.com/a', 'file://example.com/share/a', 'file:////example.com/a'],
  ...['file:///%5C%5Cexample.com/a', 'file:\\\\example.com\\a', 'smb://example.com/a', ' %66ile://a/b'],
  ...['%5C%5Cexample.com\\a', 'mhtml:https://example.com/a.html', 'search-ms:query=a'],
  'ms-word:ofe|u|https://example.com',
];

test.each([
  ...['https://example.com/jane?a=b', 'http://example.com', 'HTTPS://EXAMPLE.COM', 'mailto:jane@example.com'],
  ...['tel:+919876543210', ' www.example.com/in/jane', 'example.com/in/jane', '#work', 'Jane%20Doe', ''],
])('accepts "%s" as an ordinary link', (target) => {
  expect(isOrdinaryLink(target)).toBe(true);
});

test.each([...external, 'file:///C:/a.exe', 'javascript:alert(1)', '/etc/passwd'])(
  'rejects "%s" as an ordinary link',
  (target) => {
    expect(isOrdinaryLink(target)).toBe(false);
    expect(isHarmlessField(` HYPERLINK "${target}" \\o "A: tip" `)).toBe(false);
  },
);

test.each(['Resume.dotx', 'C:\\a\\b.dotx', 'file:///C:\\a.dotx', 'file:///Users/jane/Modern%20Resume.dotx'])(
  'accepts "%s" as a local path',
  (target) => {
    expect(isLocalPath(target)).toBe(true);
  },
);

test.each([...external, 'https://example.com/a.dotm', '/a.dotm', 'C:\\\\example.com\\a'])(
  'rejects "%s" as a local path',
  (target) => {
    expect(isLocalPath(target)).toBe(false);
  },
);
