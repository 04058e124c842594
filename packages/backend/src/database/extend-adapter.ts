import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** Changes Payload's database adapter after it was initialised. @param change replaces methods of the adapter */
export function extendAdapter<T extends DatabaseAdapterObj>(
  adapter: T,
  change: (initialised: PostgresAdapter) => void,
): T {
  return {
    ...adapter,
    init(args) {
      const initialised = adapter.init(args) as unknown as PostgresAdapter;
      change(initialised);
      return initialised;
    },
  };
}
