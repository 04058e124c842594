import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { anotherAddress } from '../fixtures/contact-form.ts';
import { hasJava, nuErrors } from '../fixtures/nu-checker.ts';
import { withPublishedPage } from '../fixtures/published-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens } from '../screens/routes.ts';

/** Every screen, what answers in their place, and the drawings that are files of their own. */
const addresses = [
  ...Object.values(screens),
  '/careers?page=2',
  '/careers?search=nothing-like-it',
  '/insights?page=2',
  '/services/no-such-service',
  '/careers/no-such-role',
  '/careers/sap-support-analyst-night-rota-ahmedabad',
  '/favicon.svg',
  '/logo-fallback.svg',
  '/picture-fallback.svg',
];

test('the HTML and SVG that the server sends is without error', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const documents = new Map<string, string>();
  const keep = async (address: string) =>
    documents.set(address, await (await request.get(address, { maxRedirects: 0 })).text());
  for (const address of addresses) await keep(address);
  await withPublishedPage(async (path) => {
    await expect(async () =>
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200),
    ).toPass();
    await keep(path);
  });
  const refused = await request.post('/contact', {
    form: { email: 'nobody@' },
    headers: { ...anotherAddress(), origin: baseURL ?? '' },
  });
  expect(refused.status()).toBe(400);
  documents.set('/contact, refused', await refused.text());

  await test.step('as html-validate reads the standard', async () => {
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
  await test.step('as the Nu HTML Checker reads it', async () => {
    if (hasJava) expect(await nuErrors(documents)).toEqual([]);
    else
      test.info().annotations.push({ type: 'not checked', description: 'The Nu HTML Checker needs Java.' });
  });
});
