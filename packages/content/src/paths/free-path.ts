import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { takenBy } from './taken-by.ts';

/** Refuses a page's path that is not one, or that is taken, saying by what. */
export const freePath: TextFieldSingleValidation = async (value, { id, req }) => {
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? ''))
    return 'Write a path such as /sap-btp: small letters, digits and hyphens.';
  const taken = await takenBy(req as PayloadRequest, value ?? '', id);
  return taken ? `${value} is taken ${taken}. Choose another path.` : true;
};
