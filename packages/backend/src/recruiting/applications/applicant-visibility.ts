import type { Application } from '../../payload-types.ts';

/** Where an applicant sees one field of their application. */
interface Visibility {
  /** In the download of their data: all of it, only these parts, or nothing. */
  download: boolean | readonly string[];
  /** On their page: as it is, in other words, or not. */
  page: string;
  why: string;
}

const given = (page = 'no'): Visibility => ({ download: true, page, why: 'They stated it.' });
const noted = (page = 'no'): Visibility => ({ download: true, page, why: 'It is about them.' });
const opinion = (): Visibility => ({
  download: true,
  page: 'no',
  why: 'An opinion about somebody is their personal data (GDPR art. 4(1) and 15, ECJ C-434/16; DPDP Act s. 11).',
});
const hidden = (why: string): Visibility => ({ download: false, page: 'no', why });

/**
 * Declares what applicants see of each field. A field without an entry is a type error, and the download
 * contains nothing else. `docs/access.md` shows it as a table.
 */
export const applicantVisibility: Record<keyof Application, Visibility> = {
  reference: noted('yes'),
  createdAt: noted('yes'),
  updatedAt: noted(),
  jobTitle: noted('yes'),
  firstName: given(),
  lastName: given(),
  email: given(),
  phoneNumber: given(),
  answers: { ...given(), download: ['question', 'answer'] },
  totalExperience: given(),
  relevantExperience: given(),
  currentSalary: given(),
  expectedSalary: given(),
  salaryCurrency: noted('yes'),
  city: given(),
  currentLocation: given(),
  state: { ...given(), download: ['name'] },
  country: { ...given(), download: ['name'] },
  relocate: given(),
  gender: given(),
  emailVerifiedAt: noted(),
  source: noted(),
  sourceName: hidden('The name of somebody else (GDPR art. 15(4)).'),
  resume: { ...given('name and size'), download: ['fileName', 'fileType', 'size', 'sha256', 'scan'] },
  resumeMissing: noted('yes'),
  noticeVersion: noted(),
  retentionMonths: noted(),
  stage: noted('in words for applicants, such as “In review”'),
  stageChangedAt: noted('yes'),
  rejectionReason: opinion(),
  rating: opinion(),
  tags: opinion(),
  consent: noted(),
  consentAt: noted(),
  stageMailed: hidden('The emails themselves are in the download.'),
  notes: { ...opinion(), download: ['kind', 'text', 'writtenAt'] },
  possibleDuplicate: noted(),
  legalHold: noted('that nothing can be erased'),
  legalHoldReason: hidden('It can be about others or about a legal claim (GDPR art. 15(4) and 23(1)(j)).'),
  owner: hidden('Who of the staff looks after them is the data of somebody else (GDPR art. 15(4)).'),
  id: hidden('A number of the database without a meaning.'),
  job: hidden('A number of the database; the title is there.'),
  submissionKey: hidden('A random key against sending twice.'),
};

/** Picks the fields of an application that its applicant may download; notes are read separately. */
export function pickDownloadableFields(doc: Application): Record<string, unknown> {
  const fields = Object.entries(applicantVisibility) as [keyof Application, Visibility][];
  return Object.fromEntries(
    fields
      .filter(([name, { download }]) => download !== false && name !== 'notes')
      .map(([name, { download }]) => [name, pickParts(doc[name], download)]),
  );
}

function pickParts(value: unknown, parts: boolean | readonly string[]): unknown {
  if (typeof parts === 'boolean') return value ?? null;
  if (Array.isArray(value)) return value.map((item: unknown) => pickParts(item, parts));
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([name]) => parts.includes(name)));
}

/** Describes to staff whether the applicant sees a field that staff fill in. */
export function describeVisibility(name: keyof Application): string {
  return applicantVisibility[name].download === false
    ? 'The applicant does not see this.'
    : 'Not on the applicant’s page, but in the download of their data.';
}
