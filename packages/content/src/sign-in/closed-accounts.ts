import { APIError, type CollectionBeforeLoginHook } from 'payload';

/** A disabled account gets no session, by a password or by a new one. */
export const refuseDisabled: CollectionBeforeLoginHook = ({ user }) => {
  if (user.disabled)
    throw new APIError('This account has been closed. Please ask an administrator.', 403, null, true);
};
