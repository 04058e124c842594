import { type GoingLiveResult, readGoingLive } from '@riverfront/backend/dashboard/going-live/read';
import type { AdminViewServerProps } from 'payload';
import { PostButton } from '../../form/post-button.tsx';
import status from '../../health/status.module.css';
import { renderScreen } from '../../theme/screen.tsx';
import { mediumDate } from '../../time/clock.ts';

/** Lists the checks that an installation has to pass before it goes live, for administrators. */
export function GoingLiveView(props: AdminViewServerProps) {
  const otherwise = 'Only administrators can see what is left to do.';
  return renderScreen(props, { path: '/going-live', title: 'Going live', otherwise }, async (req, user) => (
    <Report results={await readGoingLive(req, user)} />
  ));
}

function Report({ results }: { results: GoingLiveResult[] }) {
  const count = (colour: GoingLiveResult['colour']) => results.filter((one) => one.colour === colour).length;
  return (
    <>
      <p className={status.overall}>
        {count('red') > 0 ? `${count('red')} of ${results.length} things block` : 'Nothing blocks'} going
        live. {count('amber')} advised or not checked, {count('green')} done.
      </p>
      <div className={status.sections}>
        {[...new Set(results.map(({ group }) => group))].map((group) => (
          <section key={group} className="panel" aria-label={group}>
            <h2 className={`staff-row ${status.title}`}>{group}</h2>
            <dl className={status.lines}>
              {results.map((one) => one.group === group && <Item key={one.key} result={one} />)}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

const looks = {
  red: { label: 'Blocks', tone: 'danger' },
  amber: { label: 'Advised', tone: 'attention' },
  green: { label: 'Done', tone: 'main' },
};

function Item({ result }: { result: GoingLiveResult }) {
  const { key, title, colour, isDone, says, confirmed, todo, link, href, approve } = result;
  const { label, tone } = looks[colour];
  return (
    <div className={status.line}>
      <dt>
        {title} <span className={`chip chip--${tone}`}>{isDone === null ? 'Not checked' : label}</span>
      </dt>
      <dd>{confirmed ? `Confirmed by ${confirmed.by} on ${mediumDate(confirmed.at)}.` : says}</dd>
      {colour !== 'green' && (
        <dd>
          {todo} <a href={`/admin${href}`}>{link}</a>
        </dd>
      )}
      {approve && (
        <dd>
          <PostButton
            label={approve.label}
            aria-label={`${approve.label}: ${title}`}
            path="/api/going-live"
            body={{ key, value: approve.value }}
          />
        </dd>
      )}
    </div>
  );
}
