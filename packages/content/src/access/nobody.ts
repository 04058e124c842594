import type { Access } from 'payload';

/** Nobody through a request; only our own code with `overrideAccess`. */
export const nobody: Access = () => false;
