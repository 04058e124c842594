'use client';

import { Banner, useFormFields } from '@payloadcms/ui';

/** Banner of a record on legal hold. */
export function HoldBanner() {
  const isHeld = useFormFields(([fields]) => fields.legalHold?.value === true);
  const reason = useFormFields(([fields]) => fields.legalHoldReason?.value);
  if (!isHeld) return null;
  return (
    <div role="status">
      <Banner type="error">
        <strong>Legal hold.</strong>{' '}
        {typeof reason === 'string' && reason.trim()
          ? `This record cannot be deleted: ${reason}`
          : 'Give the reason for the hold, then save.'}
      </Banner>
    </div>
  );
}
