import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What the staff side needs of Payload beyond its documented interface. CONTRIBUTING, “Upgrading Payload”, says what to
// do when one of these fails.

/** The `dist` folders of Payload's packages. */
const ui = new URL('../../', import.meta.resolve('@payloadcms/ui'));
const next = new URL('../', import.meta.resolve('@payloadcms/next/layouts'));

const read = (path: string, base: URL | string) => readFileSync(new URL(path, base), 'utf8');

const styles = read('', import.meta.resolve('@payloadcms/next/css'));

/** Classes of Payload's own stylesheet that ours select. */
const styledClasses = [
  // Errors of fields that are not cut off.
  'field-error',
  // What lists offer that does not apply.
  'delete-documents__checkbox',
];

/** Classes that the configuration gives to fields. */
const ourClassesOfFields = 'code-input';

test.each(styledClasses)('Payload styles the class “%s”', (name) => {
  // Not `toMatch`, which would print the whole stylesheet.
  expect(new RegExp(`\\.${name}(?![\\w-])`).test(styles)).toBe(true);
});

test('our stylesheets select no other class of Payload', () => {
  const readAll = (pattern: string) =>
    globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/*.test.*', '**/*.module.css'] })
      .map((path) => read(path, import.meta.url))
      .join('\n');
  const rules = readAll('**/*.css').replace(/\/\*[\s\S]*?\*\//g, '');
  const selected = [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name);
  const own = readAll('**/*.{ts,tsx}') + ourClassesOfFields;
  expect(selected.filter((name) => !own.includes(name) && !styledClasses.includes(name))).toEqual([]);
});

test('the notice of a newer version is switched off', () => {
  expect(read('utilities/buildFormState.js', ui).includes('if (checkForStaleData &&')).toBe(true);
});

test('a server function of ours comes before that of Payload', () => {
  const serverFunctions = read('utilities/handleServerFunctions.js', next);
  expect(serverFunctions.includes('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]')).toBe(true);
});
