import type { Access } from 'payload';

/** Visitors included. */
export const everybody: Access = () => true;
