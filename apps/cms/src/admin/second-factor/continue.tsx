import { readPending } from '@riverfront/content/second-factor';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';

/** Above the sign-in form: whoever has given the password already goes on to the second factor. */
export async function ContinueSignIn({ payload, searchParams }: ServerProps) {
  if (!(await readPending(payload, await headers()))) return null;
  const wanted = searchParams?.redirect;
  const query = typeof wanted === 'string' ? `?redirect=${encodeURIComponent(wanted)}` : '';
  redirect(`${payload.config.routes.admin}/second-factor${query}`);
}
