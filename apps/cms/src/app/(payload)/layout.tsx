import '@payloadcms/next/css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { schedulePublication } from '@riverfront/backend/publishing';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return await handleServerFunctions({
    ...args,
    args: withoutStaleModal(args),
    config,
    importMap,
    serverFunctions: { 'schedule-publish': schedulePublication },
  });
};

/** Payload's own notice of a newer version can only load it, and loses what was typed; `admin/editing` keeps both. */
function withoutStaleModal({ name, args }: Parameters<ServerFunctionClient>[0]) {
  return name === 'form-state' ? { ...args, checkForStaleData: false } : args;
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
