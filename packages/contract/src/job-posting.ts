/** Work modes of a job. */
export type WorkMode = 'on-site' | 'hybrid' | 'remote';

/**
 * Returns the `jobLocationType` of a JobPosting: TELECOMMUTE for fully remote jobs. Hybrid ones must not have
 * it (Google Search Central, “Job posting”).
 */
export function jobLocationTypeOf(workMode: WorkMode): 'TELECOMMUTE' | undefined {
  return workMode === 'remote' ? 'TELECOMMUTE' : undefined;
}

/** Input of the validation. Dates are ISO 8601; only their day is used. */
export interface JobPosting {
  country?: string | null | undefined;
  workMode?: WorkMode | null | undefined;
  postedOn?: string | null | undefined;
  closingOn?: string | null | undefined;
  /** The description without its markup. */
  description?: string | null | undefined;
}

/** A validation error of one field. */
export interface JobPostingProblem {
  field: 'country' | 'postedOn' | 'closingOn' | 'description';
  message: string;
}

/** Minimum length of a description: two or three sentences (our own number). */
export const shortestDescription = 150;

const day = 24 * 3_600_000;

/**
 * Lists why an open job would not be a valid JobPosting.
 * @param now the time of publication
 */
export function jobPostingProblems(job: JobPosting, now: Date): JobPostingProblem[] {
  const problems: JobPostingProblem[] = [];
  const add = (field: JobPostingProblem['field'], message: string) => problems.push({ field, message });
  if (!job.country) {
    const remote = job.workMode && jobLocationTypeOf(job.workMode) === 'TELECOMMUTE';
    add(
      'country',
      remote ? 'Choose the country that people may work from.' : 'Choose the country of the office.',
    );
  }
  const today = dayOf(now.toISOString());
  const [posted, closing] = [dayOf(job.postedOn), dayOf(job.closingOn)];
  if (posted === undefined) add('postedOn', 'Give the day that the job is posted.');
  // In some time zones it is already tomorrow.
  else if (today !== undefined && posted > today + day)
    add(
      'postedOn',
      'This day is still to come. Give today’s date, or schedule the publication for that day.',
    );
  if (closing !== undefined && today !== undefined && closing < today)
    add('closingOn', 'The last day to apply is over. Choose a later day, leave it empty, or close the job.');
  else if (closing !== undefined && posted !== undefined && closing < posted)
    add('closingOn', 'The last day to apply is before the day that the job is posted.');
  if ((job.description ?? '').trim().length < shortestDescription)
    add(
      'description',
      `Write at least ${shortestDescription} characters about the role: search engines leave out jobs that say less.`,
    );
  return problems;
}

/** Returns midnight UTC of a date in ms; undefined for none. */
function dayOf(date: string | null | undefined): number | undefined {
  if (!date) return undefined;
  const at = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}
