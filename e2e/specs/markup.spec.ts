import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { createClientAddress } from '../fixtures/client-address.ts';
import { findMarkupErrors, hasJava } from '../fixtures/nu-checker.ts';
import { screens } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Documents that are checked beside the screens of the route table. */
const others = [
  '/careers?page=2',
  '/careers?search=nothing-like-it',
  '/insights?page=2',
  '/services/no-such-service',
  '/careers/no-such-role',
  '/careers/sap-support-analyst-night-rota-ahmedabad',
  '/logo-fallback.svg',
  '/picture-fallback.svg',
];

test('every page and SVG file is valid', async ({ request, baseURL }) => {
  const documents = new Map<string, string>();
  const read = async (address: string) =>
    documents.set(address, await (await request.get(address, { maxRedirects: 0 })).text());
  for (const path of [...screens, ...others]) await read(path);
  const rejected = await request.post('/contact', {
    form: { email: 'nobody@' },
    headers: { ...createClientAddress(), origin: baseURL ?? '' },
  });
  expect(rejected.status()).toBe(400);
  documents.set('/contact, rejected', await rejected.text());

  await test.step('html-validate', async () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
    );
    for (const [address, text] of documents) {
      if (address.endsWith('.svg')) continue;
      const { results } = await validator.validateString(text);
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
      expect(found, address).toEqual([]);
    }
  });
  await test.step('Nu HTML Checker', async () => {
    if (hasJava) expect(await findMarkupErrors(documents)).toEqual([]);
    else
      test.info().annotations.push({ type: 'not checked', description: 'The Nu HTML Checker needs Java.' });
  });
});
