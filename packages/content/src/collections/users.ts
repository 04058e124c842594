import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { hasRole, roles } from '../access/roles.ts';
import { selfOrAdministrators } from '../access/self-or-administrators.ts';

const keepOneAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { roles: { contains: 'administrator' }, id: { not_equals: id } },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) throw new APIError('The last administrator cannot be deleted.', 409, null, true);
};

/**
 * Staff accounts. Locked for ten minutes after five failures; sessions last
 * eight hours (requirements, Security, "admin").
 */
export function users(options: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'Staff member', plural: 'Staff' },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      maxLoginAttempts: 5,
      lockTime: 10 * 60 * 1000,
      cookies: { sameSite: 'Strict', secure: options.secureCookies },
    },
    admin: {
      group: 'Administration',
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'roles'],
      description: 'Who may sign in here, and what for.',
    },
    access: {
      admin: ({ req: { user } }) => Boolean(user),
      create: administrators,
      read: selfOrAdministrators,
      update: selfOrAdministrators,
      delete: administrators,
      unlock: administrators,
    },
    hooks: { beforeDelete: [keepOneAdministrator] },
    endpoints: [
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
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        required: true,
        defaultValue: ['editor'],
        options: roles.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
        saveToJWT: true,
        access: {
          create: ({ req: { user } }) => hasRole(user, 'administrator'),
          update: ({ req: { user } }) => hasRole(user, 'administrator'),
        },
        admin: {
          description:
            'Editors look after content, recruiters after jobs and applicants, sales after messages; administrators may do everything.',
        },
      },
    ],
  };
}
