import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';

/**
 * Renders a screen in Payload's default template. Redirects to the sign-in, and from there back, without a user.
 * @param path below that of the admin
 */
export async function renderScreen(
  { initPageResult, params, searchParams }: AdminViewServerProps,
  path: string,
  render: (req: PayloadRequest, admin: string) => ReactNode | Promise<ReactNode>,
  className?: string,
) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}`);
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <main>
        <Gutter className={className}>{await render(req, admin)}</Gutter>
      </main>
    </DefaultTemplate>
  );
}
