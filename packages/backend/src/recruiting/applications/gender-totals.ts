import { genders } from '@riverfront/contract';
import { endpoint } from '../../accounts/endpoint.ts';
import { executeIn, sql } from '../../database/transaction.ts';

/** Months that are counted. */
const months = 12;

/** Fewer are not told apart, so that nobody concludes from a total to a person. */
const fewest = 5;

/** The answers about gender in all applications of a year, as far as they are many enough. */
export interface GenderTotals {
  months: number;
  /** `count` is null where it is smaller than `fewest`. */
  totals: { gender: string; count: number | null }[];
  fewest: number;
}

/** Counts the answers about gender over all jobs: `GET /api/applications/gender-totals`. Nothing else reads them. */
export const genderTotals = endpoint({
  method: 'get',
  path: '/gender-totals',
  roles: ['recruiter'],
  async handler(req): Promise<GenderTotals> {
    const { rows } = await executeIn(req)<{ gender: string; count: number }>(sql`
      select gender, count(*)::int as count from applications
      where created_at > now() - make_interval(months => ${months}) group by gender`);
    const counts = new Map(rows.map(({ gender, count }) => [gender, count]));
    const totals = genders.map((gender) => {
      const count = counts.get(gender) ?? 0;
      return { gender, count: count === 0 || count >= fewest ? count : null };
    });
    return { months, totals, fewest };
  },
});
