import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayCall } from './server-functions.ts';

// What the staff side needs of Payload beyond its documented interface. CONTRIBUTING, “Upgrading Payload”, says what to
// do when one of these fails.

/** The `dist` folders of Payload's packages. */
const ui = new URL('../../', import.meta.resolve('@payloadcms/ui'));
const next = new URL('../', import.meta.resolve('@payloadcms/next/layouts'));
const core = new URL('.', import.meta.resolve('payload'));
const richText = new URL('../../', import.meta.resolve('@payloadcms/richtext-lexical/client'));

const read = (path: string, base: URL | string) => readFileSync(new URL(path, base), 'utf8');

const styles = read('', import.meta.resolve('@payloadcms/next/css'));
const serverFunctions = read('utilities/handleServerFunctions.js', next);

/** Classes of Payload's own stylesheet that ours select. */
const styledClasses = [
  // Form and live preview in a narrow window.
  'collection-edit__main',
  'collection-edit__main-wrapper',
  'live-preview-window',
  'live-preview-window--is-live-previewing',
  // The row of buttons above a form: it wraps, and has no second line about saving or times.
  'doc-controls',
  'doc-controls__controls',
  'doc-controls__controls-wrapper',
  'doc-controls__meta',
  'doc-controls__value-wrap',
  'autosave',
  // Contrast of explanations, tabs and read-only selects.
  'field-description',
  'field-label',
  'sort-column',
  'tabs-field__tab-button',
  'tabs-field__tab-button--active',
  'rs__single-value',
  // Errors of fields that are not cut off.
  'field-error',
  'tooltip',
  // Colours of the brand on the main button.
  'btn',
  'btn--style-primary',
  'btn--disabled',
  // Lists in a narrow window, and what they offer that does not apply.
  'list-header',
  'list-header__content',
  'delete-documents__checkbox',
  // Navigation and breadcrumb.
  'template-default',
  'template-default--nav-hydrated',
  'app-header__step-nav-wrapper',
  // The lines beside the settings of an account.
  'payload-settings',
  // Our own fields and forms look like Payload's.
  'field-type',
  'field-type__wrap',
  'form-header',
];

/** Classes that the configuration gives to fields. */
const ourClassesOfFields = 'code-input';

/** Classes that Payload makes in a component. */
const composedClasses = {
  'collection-list--users': ['views/List/index.js', /baseClass = 'collection-list'/],
  'list-create-new-doc__create-new-button': [
    'elements/ListHeader/TitleActions/ListCreateNewDocButton.js',
    /`\$\{baseClass\}__create-new-button`/,
  ],
  'rs__control--is-disabled': ['elements/ReactSelect/index.js', /classNamePrefix: "rs"/],
} as const;

/** Behaviour of Payload's own components and functions. */
const behaviour = [
  [
    'the notice of a newer version is switched off',
    'utilities/buildFormState.js',
    /if \(checkForStaleData &&/,
  ],
  [
    'a field is found by its path',
    'fields/Text/Input.js',
    /id: `field-\$\{path\?\.replace\(\/\\\.\/g, "__"\)\}`/,
  ],
] as const;

test.each(styledClasses)('Payload styles the class “%s”', (name) => {
  // Not `toMatch`, which would print the whole stylesheet.
  expect(new RegExp(`\\.${name}(?![\\w-])`).test(styles)).toBe(true);
});

test.each(Object.entries(composedClasses))('Payload makes the class “%s”', (_, [path, pattern]) => {
  expect(pattern.test(read(path, ui))).toBe(true);
});

test('our stylesheets select no other class of Payload', () => {
  const readAll = (pattern: string) =>
    globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/*.test.*', '**/*.module.css'] })
      .map((path) => read(path, import.meta.url))
      .join('\n');
  const rules = readAll('**/*.css').replace(/\/\*[\s\S]*?\*\//g, '');
  const selected = [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name);
  const own = readAll('**/*.{ts,tsx}') + ourClassesOfFields;
  const listed = [...styledClasses, ...Object.keys(composedClasses)];
  expect(selected.filter((name) => !own.includes(name) && !listed.includes(name))).toEqual([]);
});

test.each(behaviour)('%s', (_, path, pattern) => {
  expect(pattern.test(read(path, ui))).toBe(true);
});

test('a rich text is found by its path', () => {
  expect(read('field/Field.js', richText).includes('"data-field-path"')).toBe(true);
});

test('a server function of ours comes before that of Payload', () => {
  expect(serverFunctions.includes('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]')).toBe(true);
});

test('people with a session may call each server function of Payload', () => {
  const [, list = ''] = /baseServerFunctions = \{([^}]+)\}/.exec(serverFunctions) ?? [];
  const names = [...list.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect([name, mayCall(name, { id: 1 })]).toEqual([name, true]);
});

test('the form for the first account is where ours answers in its place', () => {
  expect(read('config/defaults.js', core).includes("createFirstUser: '/create-first-user'")).toBe(true);
});
