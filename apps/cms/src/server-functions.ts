import { UnauthorizedError } from 'payload';

/**
 * The functions that Payload's screens call on the server (3.90.2, `@payloadcms/next/dist/utilities/handleServerFunctions.js`).
 * Payload itself looks the name up in an object, and so finds what every object inherits, such as `constructor`.
 */
const names = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

/** The response to `form-state` after the session has expired; Payload's client has the same after a failure. */
export const noFormState = { state: null };

/**
 * Checks whether a server function may run: only with a session, because no screen before the sign-in calls one.
 * @returns false for a form state without a session
 * @throws {UnauthorizedError} for any other function without a session
 * @throws {Error} when there is no such function
 */
export function mayCall(name: string, user: object | null): boolean {
  if (!names.has(name)) throw new Error(`There is no server function “${name}”.`);
  if (!user && name !== 'form-state') throw new UnauthorizedError();
  return user !== null;
}
