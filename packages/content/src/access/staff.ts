import type { Access } from 'payload';

/** Anyone who is signed in. */
export const staff: Access = ({ req: { user } }) => Boolean(user);
