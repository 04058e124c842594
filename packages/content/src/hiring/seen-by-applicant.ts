import type { Application } from '../payload-types.ts';

/** What an applicant gets to see of one field of their application. */
export interface Visibility {
  /** In the download of their data: all of it, only these parts, or nothing. */
  download: boolean | readonly string[];
  /** On their page: as it is, in other words, or not. */
  page: string;
  why: string;
}

const given = (page = 'no'): Visibility => ({ download: true, page, why: 'They stated it.' });
const noted = (page = 'no'): Visibility => ({ download: true, page, why: 'It is about them.' });
const opinion = (page = 'no'): Visibility => ({
  download: true,
  page,
  why: 'An opinion about somebody is their personal data (GDPR art. 4(1) and 15, ECJ C-434/16; DPDP Act s. 11).',
});
const ours = (why: string): Visibility => ({ download: false, page: 'no', why });

/**
 * What applicants see of themselves, field by field. A field that is not decided on here is a type
 * error, and the download hands out nothing else. `docs/access.md` shows it as a table.
 */
export const seenByApplicant: Record<keyof Application, Visibility> = {
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
  city: given(),
  currentLocation: given(),
  state: { ...given(), download: ['name'] },
  country: { ...given(), download: ['name'] },
  relocate: given(),
  gender: given(),
  emailVerifiedAt: noted(),
  source: noted(),
  resume: { ...given('name and size'), download: ['fileName', 'fileType', 'size', 'sha256', 'scan'] },
  resumeMissing: noted('yes'),
  noticeVersion: noted(),
  retentionMonths: noted(),
  stage: { ...opinion('in words for applicants, such as “In review”'), why: 'It is about them.' },
  stageChangedAt: noted('yes'),
  rejectionReason: opinion(),
  rating: opinion(),
  notes: { ...opinion(), download: ['kind', 'text', 'writtenAt'] },
  possibleDuplicate: noted(),
  legalHold: noted('that nothing can be erased'),
  legalHoldReason: ours('It can be about others or about a legal claim (GDPR art. 15(4) and 23(1)(j)).'),
  owner: ours('Who of the staff looks after them is the data of somebody else (GDPR art. 15(4)).'),
  id: ours('A number of the database without a meaning.'),
  job: ours('A number of the database; the title is there.'),
  submissionKey: ours('A random key against sending twice.'),
};

/** The fields of an application that its applicant may have, by the table above; notes are read separately. */
export function downloadedFields(doc: Application): Record<string, unknown> {
  const fields = Object.entries(seenByApplicant) as [keyof Application, Visibility][];
  return Object.fromEntries(
    fields
      .filter(([name, { download }]) => download !== false && name !== 'notes')
      .map(([name, { download }]) => [name, partsOf(doc[name], download)]),
  );
}

function partsOf(value: unknown, parts: boolean | readonly string[]): unknown {
  if (typeof parts === 'boolean') return value ?? null;
  if (Array.isArray(value)) return value.map((item: unknown) => partsOf(item, parts));
  const known = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(known.filter(([name]) => parts.includes(name)));
}

/** What stands beside a field that staff fill in. */
export function besideField(name: keyof Application): string {
  const { download } = seenByApplicant[name];
  return download === false
    ? 'The applicant does not see it.'
    : 'Not on the applicant’s page, but in the download of their data.';
}
