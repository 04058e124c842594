import { Gutter } from '@payloadcms/ui';
import { readToday } from '@riverfront/backend/dashboard/today';
import type { OpenTopic } from '@riverfront/backend/dashboard/topics';
import Link from 'next/link';
import { createLocalReq, type ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { formatAge } from '../accounts/person.tsx';
import { PostButton } from '../form/post-button.tsx';
import { Mark } from '../theme/brand.tsx';
import { dayName, fullDate, shortTime } from '../time/clock.ts';
import './dashboard.css';

/** Today: what failed, what waits for the user, and how many entries are still samples. */
export async function Dashboard({ user, payload }: ServerProps) {
  const now = new Date();
  const req = await createLocalReq(user ? { user } : {}, payload);
  const { failed, waiting, samples } = await readToday(req, now);
  const count = samples.reduce((sum, { total }) => sum + total, 0);
  return (
    <Gutter className="today staff-links">
      <main>
        <header className="staff-row today__header">
          <h1>Welcome{user && 'name' in user ? `, ${user.name}` : ''}</h1>
          <p>{fullDate(now)}</p>
        </header>
        {failed.length > 0 && <Topics label="Failed" topics={failed} now={now} />}
        {waiting.length > 0 ? (
          <Topics label="Waiting for you" topics={waiting} now={now} />
        ) : (
          <section className="today__clear staff-row" aria-label="Waiting for you">
            <Mark />
            <p>All done. Nothing waits for you today.</p>
          </section>
        )}
        {count > 0 && (
          <p className="staff-row">
            <strong>{count === 1 ? '1 entry is a sample.' : `${count} entries are samples.`}</strong>
            Replace them before going live:
            {samples.map(({ label, total, href }) => (
              <AdminLink key={label} path={href}>{`${label} (${total})`}</AdminLink>
            ))}
          </p>
        )}
      </main>
    </Gutter>
  );
}

interface TopicsProps {
  label: string;
  topics: OpenTopic[];
  now: Date;
}

/** One list of Today: each entry is a link to its record. */
function Topics({ label, topics, now }: TopicsProps) {
  return (
    <section aria-label={label} className={label === 'Failed' ? 'today__failed' : undefined}>
      <h2>{label}</h2>
      {topics.map(({ label: topic, total, all, hint, retry, time, items }) => (
        <section key={topic} aria-label={topic} className="today__topic">
          <header className="staff-row">
            <h3>
              {topic} <span className="chip">{total.toLocaleString('en-GB')}</span>
            </h3>
            {all && (
              <AdminLink path={all}>
                Show all<span className="sr-only">: {topic}</span>
              </AdminLink>
            )}
            {retry && <PostButton label="Retry all" path={retry} />}
          </header>
          {hint && <p className="staff-hint">{hint}</p>}
          <ul className="staff-list">
            {items.map(({ title, detail, at, path, isMine }) => (
              <li key={`${path} ${detail}`} className="staff-row">
                <AdminLink path={path}>{title}</AdminLink>
                {isMine && <span className="chip chip--attention">Yours</span>}
                <span className="today__detail">{detail}</span>
                {at && <span className="today__time">{formatTime(time, at, now)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function formatTime(kind: OpenTopic['time'], at: Date, now: Date): string {
  if (kind === 'due' || kind === 'closes') return `${kind} ${dayName(at.toISOString().slice(0, 10))}`;
  if (kind) return `${kind} ${shortTime(at)}`;
  return `waiting ${formatAge(at.toISOString(), now.getTime())}`;
}

/** A link to a path below the admin; it loads nothing in advance. */
function AdminLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link href={`/admin${path}`} prefetch={false}>
      {children}
    </Link>
  );
}
