'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

/** A secondary button. */
export function SecondaryButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" margin={false} {...props} />;
}

/** A small secondary button, for rows and lists. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <SecondaryButton size="small" {...props} />;
}
