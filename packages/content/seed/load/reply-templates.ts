import type { Payload } from 'payload';
import { execute, sql } from '../../src/transaction.ts';
import { readYaml } from './files.ts';
import * as shapes from './shapes.ts';

/**
 * Loads the first letters to answer with, once in the life of a database: whoever
 * deletes them all does not find them again after the next start. The counter of
 * the table remembers that there have been some.
 * @throws {Error} when seed/reply-templates.yaml is broken
 */
export async function loadReplyTemplates(payload: Payload): Promise<void> {
  const { rows } = await execute(payload)(sql`select is_called from reply_templates_id_seq`);
  if (rows[0]?.is_called) return;
  for (const data of await readYaml('reply-templates.yaml', shapes.replyTemplates))
    await payload.create({ collection: 'reply-templates', data, depth: 0 });
}
