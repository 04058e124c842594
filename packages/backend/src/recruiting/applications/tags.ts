import type { PayloadRequest, TextField } from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';
import { describeVisibility } from './applicant-visibility.ts';

/** Writes a tag in one way: lower case, single spaces, at most 30 characters. */
export function normaliseTag(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 30)
    .trim();
}

/** Most tags of one application. */
const maxTags = 12;

/** Tags that staff give an application. */
export const tagsField: TextField = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxRows: maxTags,
  hooks: {
    beforeValidate: [
      ({ value }) =>
        Array.isArray(value)
          ? [...new Set(value.map((tag) => normaliseTag(String(tag))))].filter(Boolean)
          : value,
    ],
  },
  admin: { position: 'sidebar', description: describeVisibility('tags') },
};

/** Most values that a filter offers. */
const maxOptions = 200;

/** Lists the tags and sources that applications have, each by one look into its index for each value. */
export async function listFilterValues(req: PayloadRequest): Promise<{ tags: string[]; sources: string[] }> {
  const list = async (next: (after: ReturnType<typeof sql>) => ReturnType<typeof sql>) => {
    const { rows } = await executeIn(req)<{ value: string }>(sql`
      with recursive found(value) as (
        ${next(sql`''`)} union all select ${next(sql`found.value`)} from found where found.value is not null)
      select value from found where value is not null limit ${maxOptions}`);
    return rows.map(({ value }) => value);
  };
  const [tags, sources] = await Promise.all([
    list(
      (after) => sql`(select text from applications_texts
        where path = 'tags' and text > ${after} order by text limit 1)`,
    ),
    list((after) => sql`(select source from applications where source > ${after} order by source limit 1)`),
  ]);
  return { tags, sources };
}
