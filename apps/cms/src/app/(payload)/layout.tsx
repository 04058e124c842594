import '@payloadcms/next/css';
import '../../admin/theme/theme.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { schedulePublication } from '@riverfront/backend/publishing/schedule/schedule-publication';
import { companyTimeZone } from '@riverfront/backend/time/company-time';
import { headers } from 'next/headers';
import { executeAuthStrategies, getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { mayCall, noFormState } from '../../server-functions.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  if (!mayCall(args.name, user)) return noFormState;
  return await handleServerFunctions({
    ...args,
    args: withoutStaleModal(args),
    config,
    importMap,
    serverFunctions: { 'schedule-publish': schedulePublication },
  });
};

/** Payload's own notice of a newer version can only load it, and does not say whose it is; the rejection of a save does. */
function withoutStaleModal({ name, args }: Parameters<ServerFunctionClient>[0]) {
  return name === 'form-state' ? { ...args, checkForStaleData: false } : args;
}

export default async function Layout({ children }: { children: ReactNode }) {
  // Reads the time zone at its start, before anything is rendered.
  await getPayload({ config });
  const htmlProps = { lang: 'en', 'data-time-zone': companyTimeZone() };
  return (
    <RootLayout htmlProps={htmlProps} config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
