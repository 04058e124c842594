'use client';

import { Banner, useFormFields } from '@payloadcms/ui';

/** Stands at the top of a record that must not be deleted. */
export function HoldBanner() {
  const isHeld = useFormFields(([fields]) => fields.legalHold?.value === true);
  const reason = useFormFields(([fields]) => fields.legalHoldReason?.value);
  if (!isHeld) return null;
  return (
    <div role="status">
      <Banner type="error">
        <strong>Legal hold.</strong>{' '}
        {typeof reason === 'string' && reason.trim()
          ? `Kept whatever its age: ${reason}`
          : 'Give the reason at the side, then save.'}
      </Banner>
    </div>
  );
}
