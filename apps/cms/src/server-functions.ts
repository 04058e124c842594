import { UnauthorizedError } from 'payload';

/** The response to `form-state` after the session has expired; Payload's client has the same after a failure. */
export const noFormState = { state: null };

/**
 * Checks whether a server function may run: only with a session, because no screen before the sign-in calls one. Payload
 * looks the name up in an object, and so finds what every object inherits, such as `constructor`.
 * @returns false for a form state without a session
 * @throws {UnauthorizedError} for any other function without a session
 * @throws {Error} for an inherited name
 */
export function mayCall(name: string, user: object | null): boolean {
  if (name in Object.prototype) throw new Error(`There is no server function “${name}”.`);
  if (!user && name !== 'form-state') throw new UnauthorizedError();
  return user !== null;
}
