import { hasRole } from '@riverfront/backend/accounts/roles';
import type { AdminViewServerProps } from 'payload';
import { renderScreen } from '../theme/screen.tsx';
import { Inbox } from './inbox.tsx';
import './inbox.css';

/** The inbox with its views, its list and one conversation. For sales. */
export function InboxView(props: AdminViewServerProps) {
  const text = new URLSearchParams(props.searchParams as Record<string, string>).toString();
  const otherwise = 'Only sales can see messages. Ask an administrator for the role if you need it.';
  const path = text ? `/inbox?${text}` : '/inbox';
  return renderScreen(
    props,
    { path, title: 'Inbox', isPlain: true, roles: ['sales'], otherwise },
    (_, user) => <Inbox isAdministrator={hasRole(user, 'administrator')} />,
  );
}
