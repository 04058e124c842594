import type { Access } from 'payload';

/** Nobody but our own code with `overrideAccess`. */
export const nobody: Access = () => false;
