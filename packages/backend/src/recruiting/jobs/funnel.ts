import { endpoint } from '../../accounts/endpoint.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { type Stage, stages } from '../applications/stages.ts';

/** Stages that lead to each other; whoever is in one has passed those before it. */
const path: Stage[] = ['new', 'screening', 'interview', 'offer', 'hired'];

/** Most applications whose sources are counted, the newest. */
const maxSources = 10_000;
/** Sources that are named. */
const shownSources = 6;

/** The applicants of a job by stage and by source. */
export interface JobFunnel {
  total: number;
  stages: {
    value: Stage;
    label: string;
    count: number;
    /** Applicants there or in a later stage; null for stages that end an application. */
    reached: number | null;
  }[];
  /** The most frequent first, at last the rest of them together. */
  sources: { source: string; count: number }[];
}

/** Counts the applicants of a job: `GET /api/jobs/:id/funnel`. */
export const jobFunnel = endpoint({
  method: 'get',
  path: '/:id/funnel',
  roles: ['recruiter'],
  async handler(req, { id }): Promise<JobFunnel> {
    const run = executeIn(req);
    const byStage = await run<{ stage: Stage; count: number }>(
      sql`select stage, count(*)::int as count from applications where job_id = ${id} group by stage`,
    );
    const bySource = await run<{ source: string; count: number; total: number }>(sql`
      select coalesce(nullif(source, ''), 'Not known') as source, count(*)::int as count,
        sum(count(*)) over ()::int as total
      from (select source from applications where job_id = ${id} order by created_at desc limit ${maxSources}) newest
      group by 1 order by count desc, source limit ${shownSources}`);
    const sources = bySource.rows.map(({ source, count }) => ({ source, count }));
    const others = (bySource.rows[0]?.total ?? 0) - sources.reduce((sum, { count }) => sum + count, 0);
    const counts = new Map(byStage.rows.map(({ stage, count }) => [stage, count]));
    const sum = (some: Stage[]) => some.reduce((total, stage) => total + (counts.get(stage) ?? 0), 0);
    return {
      total: sum(stages.map(({ value }) => value)),
      stages: stages.map(({ value, label }) => ({
        value,
        label,
        count: counts.get(value) ?? 0,
        reached: path.includes(value) ? sum(path.slice(path.indexOf(value))) : null,
      })),
      sources: [...sources, ...(others > 0 ? [{ source: 'All others', count: others }] : [])],
    };
  },
});
