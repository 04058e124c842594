export { type ContentOptions, createConfig } from './create-config.ts';
export type * from './payload-types.ts';
