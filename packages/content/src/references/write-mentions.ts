import { type Execute, sql } from '../transaction.ts';
import type { ReadDocument } from './read-states.ts';
import { targetOf } from './targets.ts';

/**
 * Writes what documents of one source say in place of what they said before.
 * @param source slug of the collection, or of the global
 * @param records the documents that were read; one that says nothing any more is forgotten
 */
export async function writeMentions(
  run: Execute,
  source: string,
  records: string[],
  documents: ReadDocument[],
): Promise<void> {
  const rows = documents.flatMap(({ record, state, mentions }) =>
    mentions.flatMap((mention) => {
      const target = targetOf(mention);
      const link = mention.kind === 'link' ? mention.link : null;
      return target === undefined ? [] : [{ record, state, place: mention.where, target, link }];
    }),
  );
  await run(sql`delete from mentions where source = ${source}
    and record in (select json_array_elements_text(${JSON.stringify(records)}::json))`);
  if (rows.length === 0) return;
  await run(sql`
    insert into mentions (source, record, state, place, target, link)
    select ${source}, record, state, place, target, link
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (record text, state text, place text, target text, link text)`);
}
