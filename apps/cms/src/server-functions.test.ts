import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mayCall } from './server-functions.ts';

const user = { id: 1 };

test('lets people with a session call each function of Payload', async () => {
  const layouts = fileURLToPath(import.meta.resolve('@payloadcms/next/layouts'));
  const source = await readFile(
    layouts.replace('exports/layouts', 'utilities/handleServerFunctions'),
    'utf8',
  );
  const [, list = ''] = /baseServerFunctions = \{([^}]+)\}/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect([name, mayCall(name, user)]).toEqual([name, true]);
});

test.each(['constructor', 'toString', '__proto__', ''])('rejects the unknown function “%s”', (name) => {
  for (const asker of [user, null]) expect(() => mayCall(name, asker)).toThrow('There is no server function');
});

test('runs nothing without a session', () => {
  expect(mayCall('form-state', null)).toBe(false);
  for (const name of ['render-list', 'slugify']) expect(() => mayCall(name, null)).toThrow('Unauthorized');
});
