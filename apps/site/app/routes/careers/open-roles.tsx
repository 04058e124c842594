import type { Job } from '@riverfront/contract';
import { longDate } from '../../components/long-date.ts';

/** The newest open roles, one line each. */
export function OpenRoles({ jobs }: { jobs: Job[] }) {
  return (
    <section
      id="roles"
      aria-label="Open roles"
      className="frame -mt-[clamp(1rem,4vw,3rem)] pb-[clamp(4rem,2.5rem+6vw,8rem)]"
    >
      {jobs.length === 0 ? (
        <p className="border-y border-line py-10 text-lead text-text-soft">
          No open roles available right now.
        </p>
      ) : (
        <ul className="border-b border-line">
          {jobs.map((job) => (
            <Role key={job._id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Role({ job }: { job: Job }) {
  const { title, department, location, job_type, createdAt } = job;
  return (
    <li className="border-t border-line py-7 md:py-8">
      <article className="grid gap-x-6 gap-y-4 md:grid-cols-12 md:items-baseline">
        <h3 className="text-card md:col-span-5 lg:text-[1.5rem]">{title}</h3>
        <dl className="grid gap-x-6 gap-y-3 text-small max-lg:grid-cols-2 md:col-span-7 lg:grid-cols-[4fr_4fr_3fr_4fr]">
          <Fact name="Department" value={department} />
          <Fact name="Location" value={location} />
          <Fact name="Type" value={job_type} />
          <div>
            <dt className="text-text-soft">Posted</dt>
            <dd className="font-medium">
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
            </dd>
          </div>
        </dl>
      </article>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-text-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
