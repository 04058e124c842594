import type { PayloadRequest } from 'payload';
import { categoryOptions } from '../articles.ts';
import { dateOrders } from './dates.ts';
import type { ImportQuestion } from './lines.ts';

/** What may be decided once for all items of an import. */
export const choiceNames = ['dates', 'subtitle', 'category', 'image', 'fetchFrom'] as const;

export type ImportChoices = Partial<Record<(typeof choiceNames)[number], string>>;

/** Lists the choices that would help. @param hosts of the old site, where missing pictures are */
export async function listQuestions(
  { payload }: PayloadRequest,
  asked: ReadonlySet<keyof ImportChoices>,
  hosts: ReadonlySet<string>,
): Promise<ImportQuestion[]> {
  const images = { collection: 'media', where: { mimeType: { contains: 'image/' } } } as const;
  const { docs } = await payload.find({ ...images, sort: '-createdAt', limit: 200, depth: 0 });
  const covers = docs.map(({ id, alt, filename }) => ({ value: String(id), label: alt || String(filename) }));
  const sources = [...hosts].map((host) => ({ value: host, label: `Fetch them from ${host}` }));
  const questions: Record<keyof ImportChoices, [string, ImportQuestion['options']]> = {
    dates: ['Dates that can be read in two ways', dateOrders],
    subtitle: ['Articles without a subtitle', [{ value: 'sentence', label: 'Take the first sentence' }]],
    category: ['Articles without one of the categories', categoryOptions],
    image: ['Articles without a cover', covers],
    fetchFrom: ['Pictures that are not in the upload', sources],
  };
  return choiceNames.flatMap((name) => {
    const [label, options] = questions[name];
    return asked.has(name) ? { name, label, options } : [];
  });
}
