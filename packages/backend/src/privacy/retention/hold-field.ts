import type { CheckboxFieldValidation, Field, TextFieldValidation } from 'payload';
import { checkbox, text } from 'payload/shared';
import { hasRole } from '../../accounts/roles.ts';
import { checkboxField, panel } from '../../fields/factories.ts';

/** The validation errors of the fields. */
const holdEnded = 'A legal hold is ended by an administrator.';
const holdUnexplained = 'Say why this record has to be kept, for example the number of the case.';

/** Everybody with the record may set a hold; ending one lets the daily task delete it. */
const endedByAdministrators: CheckboxFieldValidation = (value, options) => {
  const { event, previousValue, req } = options;
  const isEnded = event !== 'onChange' && previousValue === true && value !== true;
  if (isEnded && req.user && !hasRole(req.user, 'administrator')) return holdEnded;
  return checkbox(value, options);
};

const reasonGiven: TextFieldValidation = (value, options) => {
  const { data } = options;
  const isHeld = data && 'legalHold' in data && data.legalHold === true;
  if (isHeld && (typeof value !== 'string' || !value.trim())) return holdUnexplained;
  return text(value, options);
};

/** Banner with the reason of a legal hold, for the top of a record's fields. */
export const holdBanner = panel('holdBanner', '/admin/privacy/hold-banner#HoldBanner', {
  disableListColumn: true,
});

/** Creates the fields of a legal hold, which prevents every deletion. @param visibility what the data subject can see */
export const holdFields = (visibility = ''): Field[] => [
  checkboxField('legalHold', 'Legal hold', {
    index: true,
    validate: endedByAdministrators,
    admin: {
      position: 'sidebar',
      description:
        `The record cannot be deleted while this is set. Administrators end it. ${visibility}`.trim(),
    },
  }),
  {
    name: 'legalHoldReason',
    label: 'Reason for the hold',
    type: 'text',
    maxLength: 300,
    validate: reasonGiven,
    admin: { position: 'sidebar', condition: (data) => Boolean(data?.legalHold) },
  },
];
