import { expect, test } from 'vitest';
import { findNearest } from './missing.tsx';

test('the entries nearest to an address come first, the others in their order', () => {
  const all = ['odoo-erp', 'cloud-for-sap', 'rise-with-sap', 'sap-managed-services'].map((id) => ({
    path: `/services/${id}`,
    title: id,
  }));
  const found = findNearest('/services/managed-services-for-sap', all).map(({ title }) => title);
  expect(found).toEqual(['sap-managed-services', 'cloud-for-sap', 'rise-with-sap']);
});
