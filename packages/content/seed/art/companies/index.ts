import { entries, mediaFile, text } from '../items.ts';
import { photographAll } from './render.ts';
import { wordmarks } from './wordmarks.ts';

/**
 * Draws the wordmarks of the firms in `companies.yaml`.
 * @throws {Error} for a firm that has no hand of its own yet
 */
export async function companies(): Promise<number> {
  const firms = await entries('companies.yaml');
  const pages = firms.map((firm) => {
    const [key, name] = [text(firm, 'key'), text(firm, 'name')];
    const set = wordmarks[key];
    if (!set) throw new Error(`companies/wordmarks.ts has nothing for ${key}`);
    const [first = '', ...rest] = name.split(' ');
    return { html: set(first, rest.join(' ')), file: mediaFile('companies', `${key}.webp`) };
  });
  await photographAll(pages);
  return firms.length;
}
