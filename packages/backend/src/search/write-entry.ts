import { dropAccents } from '@riverfront/contract/normalise';
import { type Execute, sql } from '../database/transaction.ts';
import type { SearchEntry } from './document-entries.ts';

/** Maximum lengths of indexed texts in characters: a tsvector holds a megabyte, and no page comes near. */
const longest = { title: 300, summary: 1_000, body: 100_000 };

/**
 * Writes the search entry of a document or screen, or deletes it where there is none.
 * @param of.source slug of a collection, or `screens`
 * @param of.record id of the document, or name of the screen
 */
export async function writeEntry(
  run: Execute,
  { source, record }: { source: string; record: string },
  entry: SearchEntry | undefined,
): Promise<void> {
  if (!entry) {
    await run(sql`delete from search_entries where source = ${source} and record = ${record}`);
    return;
  }
  const title = tidy(entry.title, longest.title);
  const summary = tidy(entry.summary, longest.summary);
  const body = tidy(entry.body, longest.body);
  const aliases = findAliases(`${title} ${summary} ${body}`).join(' ');
  await run(sql`
    insert into search_entries (source, record, kind, path, title, summary, body, aliases, last_day)
    values (${source}, ${record}, ${entry.kind}, ${entry.path}, ${title}, ${summary}, ${body}, ${aliases},
      ${entry.lastDay ?? null})
    on conflict (source, record) do update set kind = excluded.kind, path = excluded.path,
      title = excluded.title, summary = excluded.summary, body = excluded.body,
      aliases = excluded.aliases, last_day = excluded.last_day, written_at = clock_timestamp()`);
  const words = extractWords(`${title} ${summary} ${aliases}`);
  if (words.length > 0)
    await run(sql`
      insert into search_words (word) select json_array_elements_text(${JSON.stringify(words)}::json)
      on conflict do nothing`);
}

/** Returns one line without control characters, which mark the matches in results. */
function tidy(text: string, limit: number): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed();
}

/**
 * Spells words as people also type them: without a slash or hyphen, `S/4HANA` → `S4HANA`, `e-invoicing` → `einvoicing`,
 * and without accents, `São` → `Sao`.
 */
function findAliases(text: string): string[] {
  const found =
    text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,12}(?:[/-][\p{L}\p{N}]{1,16}){1,2}(?![\p{L}\p{N}])/gu) ?? [];
  const accented = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => dropAccents(word) !== word);
  const spelt = [...found.map((name) => name.replace(/[/-]/g, '')), ...accented.map(dropAccents)];
  return [...new Set(spelt)].slice(0, 200);
}

/** Extracts the lower-case words of four letters and more, with which typos are compared. */
export function extractWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,40}/gu) ?? [];
  return [...new Set(words)].filter((word) => !/^\p{N}+$/u.test(word)).toSorted();
}
