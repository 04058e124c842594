import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';

/** Nobody changes an entry, our own code included. */
export const refuseChange: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'update') throw new APIError('The audit trail cannot be changed.', 403, null, true);
  return data;
};

/** Nobody deletes an entry but the daily job when its time is over, which says so in `context.retention`. */
export const refuseDelete: CollectionBeforeDeleteHook = ({ req }) => {
  if (req.context.retention !== true)
    throw new APIError('The audit trail cannot be deleted.', 403, null, true);
};
