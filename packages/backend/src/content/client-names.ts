import type { PayloadRequest } from 'payload';
import { findAll } from '../database/records.ts';
import { isRecord } from '../fields/json.ts';
import { toPlainText } from '../fields/plain-text.ts';

/** Words of a text in lower case, with a space before and after each, as file names separate them too. */
const toWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;

/** Whether a text has a name, as words or written together. */
function hasName(text: string, name: string): boolean {
  const words = toWords(text);
  const searched = toWords(name);
  if (searched.trim() === '') return false;
  return words.includes(searched) || words.includes(` ${searched.replaceAll(' ', '')} `);
}

/**
 * Searches everything that visitors get of a case study for the names of its client: texts, address, file names and
 * descriptions of its images.
 * @returns what staff read about the first one found
 */
export async function findNameInCase(
  req: PayloadRequest,
  names: string[],
  data: object,
): Promise<string | undefined> {
  const { internal: _, ...visible } = data as Record<string, unknown>;
  const advice = 'The client is withheld. Change it, or name the client with its permission.';
  for (const [field, value] of Object.entries(visible)) {
    const text = `${JSON.stringify(value) ?? ''} ${toPlainText(value)}`;
    const found = names.find((name) => hasName(text, name));
    if (found) return `“${found}” is in ${labels[field] ?? `the field “${field}”`}. ${advice}`;
  }
  const ids = findMedia(visible);
  if (ids.length === 0) return undefined;
  for (const { filename, alt } of await findAll(req, 'media', { id: { in: ids } })) {
    const found = names.find((name) => hasName(`${filename} ${alt}`, name));
    if (found)
      return `“${found}” is in the file name or the description of the picture “${filename}”. ${advice}`;
  }
  return undefined;
}

const labels: Record<string, string> = {
  title: 'the title',
  subtitle: 'the summary',
  client: 'what visitors read as the client',
  key: 'the address of the page',
  meta: 'the texts for search results',
};

/** Ids of the images of a case: its cover, that of its social preview, and those in its texts. */
function findMedia(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(findMedia);
  if (!isRecord(value)) return [];
  const isUpload = value.type === 'upload' && value.relationTo === 'media';
  const chosen = isUpload ? value.value : value.image;
  const id = Number(isRecord(chosen) ? chosen.id : chosen);
  return [...(id > 0 ? [id] : []), ...Object.values(value).flatMap(findMedia)];
}
