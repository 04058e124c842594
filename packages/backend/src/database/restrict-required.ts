import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** Optional relations whose target must not be deleted either while something refers to it. */
const restricted = [{ table: 'applications', column: 'job_id' }];

/**
 * Makes the foreign keys of required relations `ON DELETE RESTRICT`. Payload makes each `SET NULL` (3.90.1,
 * `@payloadcms/drizzle` schema/traverseFields.js), which fails on a `NOT NULL` column when the target is deleted,
 * with an error about the other table.
 */
export const restrictRequired: NonNullable<PostgresAdapter['beforeSchemaInit']>[number] = (init) => {
  for (const { name: table, columns } of Object.values(init.adapter.rawTables))
    for (const { name: column, notNull, reference } of Object.values(columns)) {
      const isRestricted = restricted.some((one) => one.table === table && one.column === column);
      if (reference?.onDelete === 'set null' && (notNull || isRestricted)) reference.onDelete = 'restrict';
    }
  return init.schema;
};
