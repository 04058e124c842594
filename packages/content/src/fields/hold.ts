import type { CheckboxFieldValidation, Field, TextFieldValidation, UIField } from 'payload';
import { checkbox, text } from 'payload/shared';
import { hasRole } from '../access/roles.ts';

/** Whoever works on a record may set a hold; ending one lets the daily job delete the record. */
const endedByAdministrators: CheckboxFieldValidation = (value, options) => {
  const { event, previousValue, req } = options;
  const ends = event !== 'onChange' && previousValue === true && value !== true;
  if (ends && req.user && !hasRole(req.user, 'administrator'))
    return 'A legal hold is ended by an administrator.';
  return checkbox(value, options);
};

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

/** Keeps a record from being deleted by anybody or anything. @param seen what the person it is about gets to know */
export const holdFields = (seen = ''): Field[] => [
  {
    name: 'legalHold',
    label: 'Legal hold',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    validate: endedByAdministrators,
    admin: {
      position: 'sidebar',
      description:
        `Nobody and nothing deletes the record while this is set. Administrators end it. ${seen}`.trim(),
    },
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
