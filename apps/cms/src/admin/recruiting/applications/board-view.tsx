import type { AdminViewServerProps } from 'payload';
import { renderScreen } from '../../theme/screen.tsx';
import { Board } from './board.tsx';

/** The screen with the applicants of one job or all, by stage. For recruiters. */
export function BoardView(props: AdminViewServerProps) {
  const otherwise = 'Only recruiters can see applicants. Ask an administrator for the role if you need it.';
  return renderScreen(
    props,
    { path: '/applicants', title: 'Applicants', isPlain: true, roles: ['recruiter'], otherwise },
    () => <Board />,
  );
}
