import {
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { executeIn, lock } from '../../database/transaction.ts';
import { checkboxField, httpsField, panel } from '../../fields/factories.ts';
import { endpoint } from '../endpoint.ts';
import {
  administrators,
  administratorsOnly,
  canReadInSelect,
  hasRole,
  nobody,
  roles,
  selfOrAdministrators,
  selfOrAdministratorsOnly,
  staff,
} from '../roles.ts';
import { secondFactorEndpoints } from '../second-factor/endpoints.ts';
import { answerPending, sessionGuard, withholdSession } from '../second-factor/pending.ts';
import { changeCredentials, reportReset } from '../sign-in/change-credentials.ts';
import { assertConfirmedChange, assertGoodPassword, forgetFirstPassword } from '../sign-in/passwords.ts';
import { consumeResetToken, forgotPassword, hashResetToken } from '../sign-in/reset-password.ts';
import { delayFailure, forgetTries, limitSignIn, recordRejectedSignIn } from '../sign-in/sign-in-limits.ts';
import { invitationEndpoints } from './invitations.ts';
import {
  endSession,
  endSessions,
  recordSignOut,
  rejectClosed,
  rememberNewPassword,
} from './open-sessions.ts';

/** Access of fields that only our own code writes. */
const systemWritten = { create: () => false, update: () => false };

/** A field that nobody reads either. */
const secret = { access: { ...systemWritten, read: () => false }, admin: { hidden: true } };

/** Staff accounts. A session lasts eight hours. */
export function users(options: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'Staff member', plural: 'Staff' },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      // Payload locks the account for everybody; `limitSignIn` counts by network as well.
      maxLoginAttempts: 0,
      strategies: [sessionGuard],
      cookies: { sameSite: 'Strict', secure: options.secureCookies },
    },
    admin: {
      useAsTitle: 'name',
      listSearchableFields: ['name', 'email'],
      defaultColumns: ['name', 'email', 'roles', 'lastSignInAt', 'secondFactorSince'],
      components: { beforeListTable: ['/admin/accounts/users/invite#Invite'] },
      description: 'Who may sign in here, and what for.',
    },
    access: {
      admin: staff,
      // For programs; the staff side invites people, who choose their own password.
      create: administrators,
      // Field access limits colleagues to their name.
      read: staff,
      update: selfOrAdministrators,
      delete: administrators,
      unlock: nobody,
    },
    hooks: {
      beforeOperation: [
        limitSignIn,
        assertConfirmedChange,
        assertGoodPassword,
        rememberNewPassword,
        hashResetToken,
        consumeResetToken,
      ],
      beforeChange: [keepOneAdministratorOnChange],
      afterChange: [endSessions],
      beforeDelete: [keepOneAdministratorOnDelete],
      beforeLogin: [rejectClosed],
      afterLogin: [forgetTries, forgetFirstPassword, reportReset, withholdSession],
      afterOperation: [answerPending],
      afterLogout: [recordSignOut],
      afterRead: [nameInPlaceOfEmail],
      afterError: [recordRejectedSignIn, delayFailure],
    },
    endpoints: [
      forgotPassword,
      changeCredentials,
      ...secondFactorEndpoints,
      ...invitationEndpoints,
      endSession,
      endpoint({
        // Payload's own is open to everybody while there is no account.
        method: 'post',
        path: '/first-register',
        handler() {
          throw new APIError('The set-up creates the first account.', 403);
        },
      }),
    ],
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      // Payload's own fields, with our access rules: both change with the current password alone.
      {
        name: 'email',
        type: 'email',
        required: true,
        unique: true,
        access: { read: selfOrAdministratorsOnly, update: () => false },
      },
      {
        name: 'password',
        type: 'text',
        virtual: true,
        // It is never read; without this permission the form would show Payload's own button.
        access: { create: () => true, read: () => true, update: () => false },
        admin: { hidden: true },
      },
      {
        name: 'signature',
        type: 'textarea',
        maxLength: 500,
        access: { read: selfOrAdministratorsOnly },
        admin: {
          description:
            'Below every email that you write. Without one your name and the company’s stand there.',
        },
      },
      {
        ...httpsField(
          'schedulingUrl',
          'Where people book a time with you',
          'Your page of Microsoft Bookings, Cal.com or another booking service. Templates write it for {{schedulingUrl}}, such as “Invitation to an interview”.',
        ),
        access: { read: selfOrAdministratorsOnly },
      },
      panel('credentials', '/admin/accounts/users/account#Credentials', { disableListColumn: true }),
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        required: true,
        defaultValue: ['editor'],
        options: roles.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
        saveToJWT: true,
        access: { create: administratorsOnly, update: administratorsOnly, read: canReadInSelect },
        admin: {
          description:
            'Editors look after content, recruiters after jobs and applicants, sales after messages; administrators may do everything.',
        },
      },
      checkboxField('disabled', 'May no longer sign in', {
        access: { create: administratorsOnly, update: administratorsOnly, read: canReadInSelect },
        admin: { position: 'sidebar', description: 'Signs this person out everywhere at once.' },
      }),
      checkboxField('mayPublish', 'May publish', {
        defaultValue: true,
        access: { create: administratorsOnly, update: administratorsOnly, read: selfOrAdministratorsOnly },
        admin: {
          position: 'sidebar',
          description:
            'Off: saves drafts only, which a colleague publishes. Administrators may always publish.',
        },
      }),
      // Payload's own; an administrator could otherwise create an account with sessions.
      {
        name: 'sessions',
        type: 'array',
        access: { create: systemWritten.create },
        fields: [{ name: 'browser', type: 'text' }],
      },
      {
        name: 'lastSignInAt',
        label: 'Last sign-in',
        type: 'date',
        access: { ...systemWritten, read: selfOrAdministratorsOnly },
        admin: { hidden: true, components: { Cell: '/admin/accounts/users/account#LastSignInCell' } },
      },
      {
        // Until the invited person has chosen a password and set up a second factor.
        name: 'invitedUntil',
        type: 'date',
        access: { ...systemWritten, read: selfOrAdministratorsOnly },
        admin: { hidden: true, disableListColumn: true },
      },
      // Only the endpoints of the second factor write these: the key encrypted, the recovery codes hashed.
      // Consumed codes are stored in `used_tokens`.
      {
        name: 'secondFactorSince',
        label: 'Second factor',
        type: 'date',
        access: { ...systemWritten, read: selfOrAdministratorsOnly },
        admin: { hidden: true, components: { Cell: '/admin/accounts/users/account#SecondFactorCell' } },
      },
      { name: 'secondFactorSecret', type: 'text', ...secret },
      { name: 'recoveryCodes', type: 'text', hasMany: true, ...secret },
      // Of the account that the set-up created, encrypted, until somebody has signed in with it.
      { name: 'sealedFirstPassword', type: 'text', ...secret },
      panel('secondFactor', '/admin/accounts/users/account#SecondFactorAccount', {
        disableListColumn: true,
      }),
      panel('openSessions', '/admin/accounts/users/account#Sessions', { disableListColumn: true }),
    ],
  };
}

/** @throws {APIError} 409 when nobody else could let others in */
async function assertAnother(req: PayloadRequest, id: number | string, change: string): Promise<void> {
  // Serialises the counts of administrators.
  await lock(executeIn(req), 'last administrator');
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      roles: { contains: 'administrator' },
      disabled: { not_equals: true },
      id: { not_equals: id },
    },
    req,
  });
  if (totalDocs === 0) throw new APIError(`The last administrator cannot be ${change}.`, 409);
}

/** Payload's dialogs say by email who has a document open; colleagues read the name there, and no address. */
const nameInPlaceOfEmail: CollectionAfterReadHook = ({ doc, req: { user } }) =>
  !user || doc.email || doc.id === user.id || hasRole(user, 'administrator')
    ? doc
    : { ...doc, email: doc.name };

/** Rejects deleting the last administrator who can sign in. */
const keepOneAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  assertAnother(req, id, 'deleted');

/** Rejects disabling the last administrator who can sign in, or taking their role away. */
const keepOneAdministratorOnChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc || originalDoc.disabled || !originalDoc.roles?.includes('administrator')) return;
  const { disabled = false, roles = originalDoc.roles } = data;
  if (disabled) await assertAnother(req, originalDoc.id, 'disabled');
  else if (!roles?.includes('administrator')) await assertAnother(req, originalDoc.id, 'given another role');
};
