import type { Field, TextFieldValidation, UIField } from 'payload';
import { text } from 'payload/shared';

const reasonGiven: TextFieldValidation = (value, options) => {
  const { data } = options;
  const isHeld = data && 'legalHold' in data && data.legalHold === true;
  if (isHeld && (typeof value !== 'string' || !value.trim()))
    return 'Say why this record has to be kept, for example the number of the case.';
  return text(value, options);
};

/** Tells whoever opens a held record that it is held, and why. Belongs at the top of its fields. */
export const holdBanner: UIField = {
  name: 'holdBanner',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/retention/hold-banner#HoldBanner' },
  },
};

/** Keeps a record from being deleted when its time is over. */
export const holdFields: Field[] = [
  {
    name: 'legalHold',
    label: 'Legal hold',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar', description: 'Not deleted while this is set, whatever its age.' },
  },
  {
    name: 'legalHoldReason',
    label: 'Reason for the hold',
    type: 'text',
    maxLength: 300,
    validate: reasonGiven,
    admin: { position: 'sidebar', condition: (data) => Boolean(data?.legalHold) },
  },
];
