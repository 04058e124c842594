import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { hasRole, type Role } from '@riverfront/backend/accounts/roles';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest, TypedUser } from 'payload';
import type { ReactNode } from 'react';

interface Screen {
  /** Below that of the admin. */
  path: string;
  /** The breadcrumb and the heading. */
  title: string;
  /** Brings its own heading and margins. */
  isPlain?: boolean;
  /** Shown to everybody but administrators and these roles. */
  otherwise?: string;
  roles?: Role[];
}

/** Renders a screen in Payload's default template. Redirects to the sign-in, and from there back, without a user. */
export async function renderScreen(
  { initPageResult, params, searchParams }: AdminViewServerProps,
  { path, title, isPlain, otherwise, roles = [] }: Screen,
  render: (req: PayloadRequest, user: TypedUser) => ReactNode | Promise<ReactNode>,
) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { i18n, payload, user } = req;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${path}`)}`);
  const isAllowed = !otherwise || hasRole(user, 'administrator', ...roles);
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      {/* Otherwise that of the record before stays. */}
      <SetStepNav nav={[{ label: title }]} />
      <main>
        <Gutter className={isPlain ? undefined : 'staff-screen staff-links'}>
          {isPlain && isAllowed ? null : <h1>{title}</h1>}
          {isAllowed ? await render(req, user) : <p>{otherwise}</p>}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
