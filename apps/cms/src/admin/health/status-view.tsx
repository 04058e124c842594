import type { Section, State } from '@riverfront/backend/health/sections';
import { readStatus } from '@riverfront/backend/health/status';
import type { AdminViewServerProps } from 'payload';
import project from '../../../../../package.json' with { type: 'json' };
import { renderScreen } from '../theme/screen.tsx';
import { mediumTime } from '../time/clock.ts';
import { SendTest } from './send-test.tsx';
import styles from './status.module.css';

/** The status page: health of the installation, for administrators. */
export function StatusView(props: AdminViewServerProps) {
  const otherwise = 'Only administrators can see the status.';
  return renderScreen(props, { path: '/status', title: 'Status', otherwise }, async (req) => (
    <Report status={await readStatus(req.payload, project.version)} />
  ));
}

const labels: Record<State, string> = { ok: 'OK', warning: 'Warning', failing: 'Failing' };
const tones: Record<State, string> = { ok: 'main', warning: 'attention', failing: 'danger' };
const overall: Record<State, string> = {
  ok: 'Everything works.',
  warning: 'Everything works, but something needs attention.',
  failing: 'Something does not work.',
};

function Report({ status }: { status: Awaited<ReturnType<typeof readStatus>> }) {
  const time = status.at.toISOString();
  return (
    <>
      <p className={styles.overall}>
        <Badge state={status.state} /> {overall[status.state]}
      </p>
      <p>
        As of <time dateTime={time}>{mediumTime(time)}</time> · <a href="/admin/status">Refresh</a>
      </p>
      <div className={styles.sections}>
        {status.sections.map((section) => (
          <StatusSection key={section.title} section={section} />
        ))}
      </div>
    </>
  );
}

function StatusSection({ section: { title, state, lines } }: { section: Section }) {
  return (
    <section className="panel" aria-label={title}>
      <h2 className={`staff-row ${styles.title}`}>
        {title} <Badge state={state} />
      </h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value, state: lineState, href }) => (
          // Two processes of one machine have the same label.
          <div key={`${label} ${value}`} className={styles.line}>
            <dt>{href ? <a href={`/admin${href}`}>{label}</a> : label}</dt>
            <dd>
              {lineState && lineState !== 'ok' && <Badge state={lineState} />} {value}
            </dd>
          </div>
        ))}
      </dl>
      {title === 'Email' && <SendTest />}
    </section>
  );
}

/** The state in words, not by colour alone. */
function Badge({ state }: { state: State }) {
  return <span className={`chip chip--${tones[state]}`}>{labels[state]}</span>;
}
