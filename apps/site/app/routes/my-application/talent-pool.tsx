import type { OwnApplication } from '@riverfront/contract';
import { messages } from '@riverfront/contract/messages';
import { formatDay } from '@riverfront/mail/format';
import { browserApi } from '../../api.ts';
import { useSite } from '../../site.ts';
import type { useAction } from './use-action.ts';

interface TalentPoolProps extends Pick<ReturnType<typeof useAction>, 'run' | 'isBusy'> {
  application: OwnApplication;
  title: string;
  proof: string;
  onChanged: (application: OwnApplication, message: string) => void;
}

/** Whether an application is kept for other roles, with the button that changes it. */
export function TalentPool({ application, title, proof, run, isBusy, onChanged }: TalentPoolProps) {
  const { reference, talentPoolUntil: until } = application;
  const { timeZone } = useSite();
  const join = !until;

  async function choose() {
    const body = { proof, reference, join };
    const answer = await run(() => browserApi.post('ownApplicationTalentPool', { body }));
    if (answer)
      onChanged(answer.application, join ? messages.ownTalentPoolJoined : messages.ownTalentPoolLeft);
  }

  return (
    <section aria-label={`Talent pool: ${title}`} className="grid justify-items-start gap-3">
      <p>
        <strong>Other roles: </strong>
        {until ? (
          <>
            in the talent pool until <time dateTime={until}>{formatDay(until, timeZone)}</time>. Our
            recruiters may invite you to another role. 30 days before that day, and not before this role is
            decided, an email asks whether to keep or erase the application; without an answer it is erased.
          </>
        ) : (
          'not in the talent pool. If you agree, we keep this application for twelve months from today, and longer while this role is not decided; our recruiters may invite you to another role.'
        )}
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isBusy}
        onClick={() => void choose()}
      >
        {join ? 'Join the talent pool' : 'Leave the talent pool'}
        <span className="text-only-for-assistive-technology"> with {title}</span>
      </button>
    </section>
  );
}
