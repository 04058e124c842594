import type { JobDetail } from '@riverfront/contract';
import { jobLocationTypeOf } from '@riverfront/contract/job-posting';
import type { JobPosting } from 'schema-dts';
import type { SiteIdentity } from '../site.ts';
import { addressOf, countryNames } from './organization.ts';

/** Google's names of the kinds of employment (Search Central, “Job posting”). */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const satisfies Record<JobDetail['posting']['jobType'], string>;

/** What of a job search engines read. */
type PostedJob = Pick<
  JobDetail,
  | ('_id' | 'reference' | 'title' | 'location' | 'createdAt' | 'closingOn' | 'posting')
  | ('description' | 'requirements' | 'responsibilities' | 'benefits')
>;

/**
 * An open job for search engines, for its own page only: what that page shows, and nothing that is
 * not known. Hybrid work is at a place, so it is never TELECOMMUTE.
 */
export function jobPosting(job: PostedJob, { origin, name, settings }: SiteIdentity): JobPosting {
  const { country, city, workMode, jobType } = job.posting;
  const remote = jobLocationTypeOf(workMode);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.createdAt.slice(0, 10),
    ...(job.closingOn && { validThrough: endOfDay(job.closingOn, settings?.timeZone ?? 'UTC') }),
    employmentType: employmentTypes[jobType],
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: new URL('/', origin).href,
      logo: new URL('/icon-512.png', origin).href,
    },
    identifier: { '@type': 'PropertyValue', name, value: job.reference ?? job._id },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(!remote && placeOf(job.location, city, settings?.headOffice.address)),
        addressCountry: country,
      },
    },
    ...(remote && {
      jobLocationType: remote,
      applicantLocationRequirements: { '@type': 'Country', name: countryNames.of(country) },
    }),
    ...salaryOf(job.posting),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits }),
    directApply: true,
    url: new URL(`/careers/${job._id}`, origin).href,
  };
}

/** The last second of a day in a zone, with its offset: `2027-03-31T23:59:59+05:30`. */
function endOfDay(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (at: string) =>
    format
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice('GMT'.length) || '+00:00';
  // Twice, because the clocks may change between that time in UTC and in the zone.
  const end = `${day}T23:59:59`;
  return end + offsetAt(end + offsetAt(`${end}Z`));
}

/**
 * The address of the head office for a job in its town. Elsewhere the town where it is known, with a region between it
 * and the country; what the location names without a town is a county or state (“Middlesex”, “Delaware”).
 */
function placeOf(location: string, city: string, headOffice = '') {
  const office = addressOf(headOffice);
  if (city && office.addressLocality === city) return office;
  const parts = location.split(',').map((part) => part.trim());
  if (!city) return { addressRegion: parts[0] };
  const region = parts.length > 2 ? parts.at(-2) : undefined;
  return { addressLocality: city, ...(region && region !== city && { addressRegion: region }) };
}

/** Units of a salary as Google reads them (Search Central, “Job posting”, `baseSalary`). */
const salaryUnits = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' } as const;

function salaryOf({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryUnit,
}: JobDetail['posting']): Pick<JobPosting, 'baseSalary'> {
  if (salaryMin === null && salaryMax === null) return {};
  const range =
    salaryMin === salaryMax && salaryMin !== null
      ? { value: salaryMin }
      : {
          ...(salaryMin !== null && { minValue: salaryMin }),
          ...(salaryMax !== null && { maxValue: salaryMax }),
        };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salaryCurrency,
      value: { '@type': 'QuantitativeValue', ...range, unitText: salaryUnits[salaryUnit] },
    },
  };
}

/** The three parts of the page's text, as HTML. */
function descriptionOf({ description, responsibilities, requirements }: PostedJob): string {
  return description + listOf('Responsibilities', responsibilities) + listOf('Requirements', requirements);
}

function listOf(heading: string, lines: string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${heading}</h3><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
