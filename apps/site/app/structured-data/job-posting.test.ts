import type { JobDetail, SiteSettings } from '@riverfront/contract';
import { describe, expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';

const site = { origin: 'https://riverfront.example', name: 'Riverfront Consulting', description: '' };
const job: Parameters<typeof jobPosting>[0] = {
  _id: 'sap-ewm-consultant-ahmedabad',
  title: 'SAP EWM Consultant',
  location: 'Ahmedabad, India',
  createdAt: '2026-10-27T00:00:00.000Z',
  closingOn: null,
  description: '<p>Warehouses &amp; more.</p>',
  requirements: ['S/4HANA < 2023 & RF'],
  responsibilities: [],
  benefits: [],
  posting: {
    country: 'IN',
    city: 'Ahmedabad',
    workMode: 'hybrid',
    jobType: 'full-time',
    salaryMin: 1_400_000,
    salaryMax: 2_200_000,
    salaryCurrency: 'INR',
    salaryUnit: 'year',
  },
};

const posting = (own: Partial<typeof job>, words: Partial<JobDetail['posting']> = {}) =>
  jobPosting({ ...job, ...own, posting: { ...job.posting, ...words } }, site);

test('has a last moment only where there is a closing day, which is open to its end', () => {
  const endIn = (timeZone: string, closingOn: string) =>
    jobPosting(
      { ...job, closingOn },
      { ...site, settings: { timeZone, headOffice: { address: '' } } as SiteSettings },
    ).validThrough;
  expect(endIn('Asia/Kolkata', '2027-03-31')).toBe('2027-03-31T23:59:59+05:30');
  expect(endIn('UTC', '2027-03-31')).toBe('2027-03-31T23:59:59+00:00');
  // The evening before the clocks change.
  expect(endIn('America/Los_Angeles', '2027-03-13')).toBe('2027-03-13T23:59:59-08:00');
  expect(endIn('America/Los_Angeles', '2027-03-14')).toBe('2027-03-14T23:59:59-07:00');
  expect(posting({})).not.toHaveProperty('validThrough');
});

describe('the place of work', () => {
  test('remote work says from which country, and no town', () => {
    expect(posting({ location: 'Remote, India' }, { workMode: 'remote', city: '' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'IN' } },
    });
    expect(JSON.stringify(posting({}, { workMode: 'remote' }))).not.toContain('addressLocality');
  });
});

describe('the salary', () => {
  test.each([
    [800_000, null, { minValue: 800_000 }],
    [null, 900_000, { maxValue: 900_000 }],
    [700_000, 700_000, { value: 700_000 }],
  ])('from %j to %j', (salaryMin, salaryMax, value) => {
    expect(posting({}, { salaryMin, salaryMax }).baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', ...value, unitText: 'YEAR' },
    });
  });
});
