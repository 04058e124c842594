import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** Optional relationships whose target must not go either while something refers to it: table and column. */
const kept = [{ table: 'applications', column: 'job_id' }];

/**
 * Makes the foreign keys of required relationships `ON DELETE RESTRICT`. Payload
 * makes each `SET NULL` (3.90.1, `@payloadcms/drizzle` schema/traverseFields.js),
 * which fails on a column that is `NOT NULL`, at the deletion and with an error
 * about the other table.
 */
export const restrictRequired: NonNullable<PostgresAdapter['beforeSchemaInit']>[number] = ({
  adapter,
  schema,
}) => {
  for (const { name: table, columns } of Object.values(adapter.rawTables))
    for (const { name: column, notNull, reference } of Object.values(columns)) {
      const isKept = kept.some((one) => one.table === table && one.column === column);
      if (reference?.onDelete === 'set null' && (notNull || isKept)) reference.onDelete = 'restrict';
    }
  return schema;
};
