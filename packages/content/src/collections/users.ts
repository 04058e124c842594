import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { administratorsOnly } from '../access/administrators-only.ts';
import { choosable } from '../access/choosable.ts';
import { colleagues } from '../access/colleagues.ts';
import { nobody } from '../access/nobody.ts';
import { ownOrAdministrators } from '../access/own-or-administrators.ts';
import { roles } from '../access/roles.ts';
import { selfOrAdministrators } from '../access/self-or-administrators.ts';
import { staff } from '../access/staff.ts';
import { secondFactorEndpoints } from '../second-factor/endpoints.ts';
import { guard } from '../second-factor/guard.ts';
import { answerPending, withholdSession } from '../second-factor/hooks.ts';
import { changeCredentials } from '../sign-in/change-credentials.ts';
import { refuseDisabled } from '../sign-in/closed-accounts.ts';
import { assertConfirmedChange } from '../sign-in/confirmed-changes.ts';
import { endSessions, notePassword } from '../sign-in/end-sessions.ts';
import { forgetFirstPassword } from '../sign-in/first-password.ts';
import { forgotPassword } from '../sign-in/forgot-password.ts';
import {
  keepOneAdministratorOnChange,
  keepOneAdministratorOnDelete,
} from '../sign-in/keep-one-administrator.ts';
import { assertGoodPassword } from '../sign-in/password-rules.ts';
import { noteRefused } from '../sign-in/refused.ts';
import { noteReset, reportReset } from '../sign-in/report-change.ts';
import { delayFailure, forgetTries, limitSignIn } from '../sign-in/sign-in-limits.ts';
import { noteSignOut } from '../sign-in/signed-out.ts';

/** Of fields that only our own code writes. */
const written = { create: () => false, update: () => false };

/** Staff accounts. Sessions last eight hours (requirements, Security, "admin"). */
export function users(options: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'Staff member', plural: 'Staff' },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      // Payload would lock the account for everybody; `limitSignIn` counts by network as well.
      maxLoginAttempts: 0,
      strategies: [guard],
      cookies: { sameSite: 'Strict', secure: options.secureCookies },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'roles'],
      description: 'Who may sign in here, and what for.',
    },
    access: {
      admin: staff,
      create: administrators,
      read: colleagues,
      update: selfOrAdministrators,
      delete: administrators,
      unlock: nobody,
    },
    hooks: {
      beforeOperation: [limitSignIn, assertConfirmedChange, assertGoodPassword, notePassword, noteReset],
      beforeChange: [keepOneAdministratorOnChange],
      afterChange: [endSessions],
      beforeDelete: [keepOneAdministratorOnDelete],
      beforeLogin: [refuseDisabled],
      afterLogin: [forgetTries, forgetFirstPassword, reportReset, withholdSession],
      afterOperation: [answerPending],
      afterLogout: [noteSignOut],
      afterError: [noteRefused, delayFailure],
    },
    endpoints: [
      forgotPassword,
      changeCredentials,
      ...secondFactorEndpoints,
      {
        // The first account is made by the set-up, so the open route for it stays shut, users or none.
        path: '/first-register',
        method: 'post',
        handler: () =>
          Response.json(
            { errors: [{ message: 'The first account is made by the set-up.' }] },
            { status: 403 },
          ),
      },
    ],
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      // Payload's own fields, with rules of ours: both change with the current password alone.
      {
        name: 'email',
        type: 'email',
        required: true,
        unique: true,
        access: { read: ownOrAdministrators, update: () => false },
      },
      {
        name: 'password',
        type: 'text',
        virtual: true,
        // Nothing is ever read from it; without any permission the form would show its own button.
        access: { create: () => true, read: () => true, update: () => false },
        admin: { hidden: true },
      },
      {
        name: 'credentials',
        type: 'ui',
        admin: { components: { Field: '/admin/sign-in/credentials#Credentials' }, disableListColumn: true },
      },
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        required: true,
        defaultValue: ['editor'],
        options: roles.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
        saveToJWT: true,
        access: { create: administratorsOnly, update: administratorsOnly, read: choosable },
        admin: {
          description:
            'Editors look after content, recruiters after jobs and applicants, sales after messages; administrators may do everything.',
        },
      },
      {
        name: 'disabled',
        label: 'May no longer sign in',
        type: 'checkbox',
        defaultValue: false,
        access: { create: administratorsOnly, update: administratorsOnly, read: choosable },
        admin: { position: 'sidebar', description: 'Ends every session of this person at once.' },
      },
      // Payload's own, which an administrator could otherwise give to a new account.
      { name: 'sessions', type: 'array', access: { create: written.create }, fields: [] },
      // The second factor. Written by its own endpoints alone; the secret is sealed, the recovery codes
      // are hashes. That a code counts once is kept in `spent_tokens`.
      {
        name: 'secondFactorSince',
        type: 'date',
        access: { ...written, read: ownOrAdministrators },
        admin: { hidden: true },
      },
      {
        name: 'secondFactorSecret',
        type: 'text',
        access: { ...written, read: () => false },
        admin: { hidden: true },
      },
      {
        name: 'recoveryCodes',
        type: 'text',
        hasMany: true,
        access: { ...written, read: () => false },
        admin: { hidden: true },
      },
      {
        // Of the account that the set-up made, encrypted, until somebody has signed in with it.
        name: 'sealedFirstPassword',
        type: 'text',
        access: { ...written, read: () => false },
        admin: { hidden: true },
      },
      {
        name: 'secondFactor',
        type: 'ui',
        admin: {
          components: { Field: '/admin/second-factor/account#SecondFactorAccount' },
          disableListColumn: true,
        },
      },
    ],
  };
}
