import { ownersFor } from '@riverfront/backend/accounts/owners';
import { boardFilter, readBoard } from '@riverfront/backend/recruiting/applications/board';
import { type Stage, stages } from '@riverfront/backend/recruiting/applications/stages';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { renderScreen } from '../../theme/screen.tsx';
import { Board } from './board.tsx';

/** The screen with the applicants of one job or all, by stage. For recruiters. */
export function BoardView(props: AdminViewServerProps) {
  const otherwise = 'Only recruiters can see applicants. Ask an administrator for the role if you need it.';
  return renderScreen(
    props,
    { path: '/applicants', title: 'Applicants', isPlain: true, roles: ['recruiter'], otherwise },
    (req) => renderBoard(req, props.searchParams ?? {}),
  );
}

async function renderBoard(req: PayloadRequest, query: Record<string, unknown>) {
  const [columns, owners, folded] = await Promise.all([
    readBoard(req, boardFilter.parse(query)),
    ownersFor(req, 'recruiter'),
    readFolded(req),
  ]);
  return <Board initial={columns} owners={owners} folded={folded} />;
}

/** Reads the stages that the user has folded, as the board stored them. */
async function readFolded({ payload, user }: PayloadRequest): Promise<Stage[]> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: 'board-folded' },
      'user.relationTo': { equals: 'users' },
      'user.value': { equals: user?.id },
    },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const { value } = docs[0] ?? {};
  return stages.flatMap(({ value: stage }) => (Array.isArray(value) && value.includes(stage) ? stage : []));
}
