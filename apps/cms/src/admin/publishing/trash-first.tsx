'use client';
import { useAuth } from '@payloadcms/ui';
import { hasRole } from '@riverfront/backend/accounts/roles';
import './publishing.css';

/** Marks a list for those who delete only what is in the trash; `publishing.css` hides the choice of Payload. */
export function TrashFirst() {
  const { user } = useAuth();
  return hasRole(user, 'administrator') ? null : <span hidden className="trash-first" />;
}
