import type { Failed, Todo } from '@riverfront/content/dashboard';
import { Card, Entry } from './card.tsx';
import { RetryButton } from './retry-button.tsx';
import { shortDate, shortTime, waited } from './times.ts';

/** How a card says when something began or is due. */
export type When = 'waits' | 'due' | 'closes' | 'changed';

interface TodoCardProps {
  title: string;
  todo: Todo;
  when: When;
  /** Words of the link to the list. */
  all: string;
  admin: string;
  now: Date;
}

/** Things that wait for somebody. */
export function TodoCard({ title, todo, when, all, admin, now }: TodoCardProps) {
  return (
    <Card
      title={title}
      total={todo.total}
      all={todo.href ? { href: admin + todo.href, label: all } : undefined}
    >
      <ul className="today__entries">
        {todo.items.map(({ id, href, title: name, detail, at }) => (
          <Entry
            key={id}
            href={admin + href}
            title={name}
            detail={detail}
            when={at && whenText(when, at, now)}
          />
        ))}
      </ul>
    </Card>
  );
}

function whenText(when: When, at: Date, now: Date): string {
  if (when === 'waits') return `waits ${waited(at, now)}`;
  if (when === 'changed') return `changed ${shortTime(at)}`;
  return `${when} ${shortDate(at)}`;
}

interface FailedCardProps {
  title: string;
  failed: Failed;
  collection: 'mails' | 'deliveries';
  admin: string;
}

/** What could not be sent, and the button that tries again. */
export function FailedCard({ title, failed, collection, admin }: FailedCardProps) {
  return (
    <Card
      title={title}
      total={failed.total}
      isTrouble
      all={{ href: admin + failed.href, label: 'Show all that failed' }}
    >
      <ul className="today__entries">
        {failed.items.map(({ id, href, title: name, detail, at }) => (
          <Entry
            key={id}
            href={admin + href}
            title={name}
            detail={detail ?? 'No reason was given.'}
            when={at && shortTime(at)}
          />
        ))}
      </ul>
      <RetryButton collection={collection} ids={failed.ids} total={failed.total} />
    </Card>
  );
}
