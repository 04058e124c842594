import { searchVersion } from '@riverfront/content/search/version';
import { migrationNames } from '../generate/migrations.ts';
import { ask } from './database-url.ts';

/**
 * Whether a database has every committed migration, the sample content, the search index of this
 * version, and a first account whose password nobody has to be told any more. Asks for it in SQL, because Payload takes two seconds to say the same.
 */
export async function isPrepared(databaseUrl: string): Promise<boolean> {
  try {
    const applied = await ask(databaseUrl, 'select name from payload_migrations');
    const loaded = await ask(
      databaseUrl,
      `select 1 from content_revision where sample_loaded_at is not null and exists (select 1 from users)
       and not exists (select 1 from users where sealed_first_password is not null)`,
    );
    const searchable = await ask(databaseUrl, `select 1 from search_state where version = ${searchVersion}`);
    const names = new Set(applied.map(({ name }) => name));
    return loaded.length > 0 && searchable.length > 0 && migrationNames().every((name) => names.has(name));
  } catch {
    // No such table: nothing has been set up yet.
    return false;
  }
}
