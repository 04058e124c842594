import { type JobPostingProblem, jobPostingProblems } from '@riverfront/contract/job-posting';
import type { Validate } from 'payload';
import { toPlainText } from '../../fields/plain-text.ts';
import type { Job } from '../../payload-types.ts';
import { today } from '../../time/company-time.ts';

/**
 * Creates the validation of a field of a published, open job: that of its field type, and that the job would be
 * a valid JobPosting. Drafts and closed jobs need not be one.
 * @param validate Payload's validation of this type of field
 */
export function validatePosting<V, S, F extends object>(
  field: JobPostingProblem['field'],
  validate: Validate<V, Partial<Job>, S, F>,
): Validate<V, Partial<Job>, S, F> {
  return async function validateField(value, options) {
    const result = await validate(value, options);
    if (result !== true) return result;
    const { data } = options;
    if (data.availability !== 'active' || data._status === 'draft') return true;
    const posting = { ...data, [field]: value };
    const description = toPlainText(posting.description);
    const problems = jobPostingProblems({ ...posting, description }, today());
    return problems.find((problem) => problem.field === field)?.message ?? true;
  };
}
