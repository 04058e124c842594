import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { readStatus, type Section, type State } from '@riverfront/content/status';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { appVersion } from './app-version.ts';
import { RefreshButton } from './refresh-button.tsx';
import styles from './status.module.css';

/** How the installation is, for administrators: every part with its state in words. */
export async function StatusView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/status`)}`);
  const mayLook = req.user.roles?.includes('administrator') ?? false;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className={styles.view}>
          <h1>Status</h1>
          {mayLook ? (
            <Report status={await readStatus(req.payload, appVersion)} admin={admin} />
          ) : (
            <p>Only administrators look after the running of the site.</p>
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

const words: Record<State, string> = { ok: 'OK', warning: 'Warning', failing: 'Failing' };
const overall: Record<State, string> = {
  ok: 'Everything works.',
  warning: 'Everything works, but something wants a look.',
  failing: 'Something does not work.',
};

function Report({ status, admin }: { status: Awaited<ReturnType<typeof readStatus>>; admin: string }) {
  const time = status.at.toISOString();
  return (
    <>
      <p className={styles.overall}>
        <Mark state={status.state} /> {overall[status.state]}
      </p>
      <p>
        As of <time dateTime={time}>{time.slice(0, 19).replace('T', ' ')} UTC</time>
      </p>
      <RefreshButton at={time} />
      <div className={styles.sections}>
        {status.sections.map((section) => (
          <Part key={section.title} section={section} admin={admin} />
        ))}
      </div>
    </>
  );
}

function Part({ section: { title, state, lines }, admin }: { section: Section; admin: string }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>
        {title} <Mark state={state} />
      </h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value, state: lineState, href }) => (
          // Two processes of one machine have the same label.
          <div key={`${label} ${value}`} className={styles.line}>
            <dt>{href ? <a href={admin + href}>{label}</a> : label}</dt>
            <dd>
              {lineState && lineState !== 'ok' && <Mark state={lineState} />} {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The state in words; its colour only says the same again. */
function Mark({ state }: { state: State }) {
  return <span className={`${styles.mark} ${styles[state]}`}>{words[state]}</span>;
}
