export { hasRole } from './access/roles.ts';
export { type ContentOptions, createConfig } from './create-config.ts';
export type * from './payload-types.ts';
