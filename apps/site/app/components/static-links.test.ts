import { expect, test } from 'vitest';
import { findItem } from './static-links.tsx';

test('a link hands on the item of its page, wherever the loader data has it', () => {
  const item = { _id: 'sap', title: 'SAP' };
  expect(findItem([undefined, null, { related: [item] }], '/blogs/sap?from=home')).toBe(item);
  expect(findItem([{ item }], '/contact')).toBeUndefined();
});

test('a link to a solution does not hand on the service of the same key', () => {
  const [service, solution] = [{ _id: 'sap' }, { _id: 'sap' }];
  const home = { servicesSection: { servicesCardsData: [service] }, solutionsSection: [solution] };
  expect(findItem([home], '/solutions/sap')).toBe(solution);
});
