/** Work modes of a job. */
type WorkMode = 'on-site' | 'hybrid' | 'remote';

/**
 * Returns the `jobLocationType` of a JobPosting: TELECOMMUTE for fully remote jobs. Hybrid ones must not have
 * it (Google Search Central, “Job posting”).
 */
export function jobLocationTypeOf(workMode: WorkMode): 'TELECOMMUTE' | undefined {
  return workMode === 'remote' ? 'TELECOMMUTE' : undefined;
}

/** Input of the validation. Dates are days, `2026-11-21`. */
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

/** Whether a published job takes applications on a day: it is not closed, and its last day to apply is not over. */
export const isOpen = (
  { availability, closingOn }: { availability?: string | null; closingOn?: string | null },
  today: string,
): boolean => availability === 'active' && (!closingOn || closingOn >= today);

/** Minimum length of a description: two or three sentences (our own number). */
export const shortestDescription = 150;

/**
 * Lists why an open job would not be a valid JobPosting.
 * @param today the company's day of publication
 */
export function jobPostingProblems(
  { postedOn, closingOn, ...job }: JobPosting,
  today: string,
): JobPostingProblem[] {
  const problems: JobPostingProblem[] = [];
  const add = (field: JobPostingProblem['field'], message: string) => problems.push({ field, message });
  if (!job.country) {
    const remote = job.workMode && jobLocationTypeOf(job.workMode) === 'TELECOMMUTE';
    add(
      'country',
      remote ? 'Choose the country that people may work from.' : 'Choose the country of the office.',
    );
  }
  if (!postedOn) add('postedOn', 'Give the day that the job is posted.');
  else if (postedOn > today)
    add(
      'postedOn',
      'This day is still to come. Give today’s date, or schedule the publication for that day.',
    );
  if (closingOn && closingOn < today)
    add('closingOn', 'The last day to apply is over. Choose a later day, leave it empty, or close the job.');
  else if (closingOn && postedOn && closingOn < postedOn)
    add('closingOn', 'The last day to apply is before the day that the job is posted.');
  if ((job.description ?? '').trim().length < shortestDescription)
    add(
      'description',
      `Write at least ${shortestDescription} characters about the role: search engines leave out jobs that say less.`,
    );
  return problems;
}
