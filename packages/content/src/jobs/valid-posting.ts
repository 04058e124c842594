import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { type JobPostingProblem, jobPostingProblems } from '@riverfront/contract/job-posting';
import type { Validate } from 'payload';
import type { Job } from '../payload-types.ts';

/**
 * A field's own check, and then whether an open job would be a valid JobPosting
 * with it. A closed job and one that is taken back need not be.
 * @param check what Payload checks of a field of its kind
 */
export function validPosting<V, S, F extends object>(
  field: JobPostingProblem['field'],
  check: Validate<V, Partial<Job>, S, F>,
): Validate<V, Partial<Job>, S, F> {
  return async function validPosting(value, options) {
    const own = await check(value, options);
    if (own !== true) return own;
    const { data } = options;
    if (data.availability !== 'active' || data._status === 'draft') return true;
    const posting = { ...data, [field]: value };
    const problems = jobPostingProblems(
      { ...posting, description: plainText(posting.description) },
      new Date(),
    );
    return problems.find((problem) => problem.field === field)?.message ?? true;
  };
}

function plainText(description: unknown): string {
  if (typeof description !== 'object' || description === null || !('root' in description)) return '';
  return convertLexicalToPlaintext({
    data: description as Parameters<typeof convertLexicalToPlaintext>[0]['data'],
  });
}
