import type { GuidedStart } from '@riverfront/backend/staff/dashboard';
import { stepNames } from '../start/names.ts';
import { AdminLink, Card } from './cards.tsx';

/** Lists the open steps of the guided start, for administrators until it is finished or dismissed. */
export function FirstSteps({ start, admin }: { start: GuidedStart; admin: string }) {
  const left = start.steps.filter(({ isDone }) => !isDone);
  return (
    <Card
      title="First steps"
      total={left.length}
      all={{ href: `${admin}/start`, label: 'Go on with the guided start' }}
    >
      <ul className="today__steps">
        {left.map(({ name }) => (
          <li key={name}>
            <AdminLink href={`${admin}/start?step=${name}`}>{stepNames[name].title}</AdminLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
