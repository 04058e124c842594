import type { Attachment } from '@riverfront/mail';
import { fileTypeFromBuffer } from 'file-type';
import { APIError } from 'payload';
import { z } from 'zod';

const maxFiles = 5;
const maxBytes = 5 * 1024 ** 2;

/** Media types of the files that staff may attach, by extension. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  txt: 'text/plain',
};

/** The files of a reply, as base64. They are stored with the email, encrypted, until it is sent. */
export const filesSchema = z
  .array(z.object({ name: z.string().trim().min(1).max(120), data: z.string().max(2 * maxBytes) }))
  .max(maxFiles, `Attach at most ${maxFiles} files.`)
  .default([]);

/**
 * Checks that the extension of each file is allowed and that its first bytes agree.
 * @throws {APIError} 400 naming the file
 */
export async function checkFiles(files: z.output<typeof filesSchema>): Promise<Attachment[]> {
  let total = 0;
  const checked: Attachment[] = [];
  for (const { name, data } of files) {
    const bytes = Buffer.from(data, 'base64');
    total += bytes.length;
    if (total > maxBytes) throw new APIError('The files may have 5 MB together. Nothing was sent.', 400);
    const extension = (name.split('.').at(-1) ?? '').toLowerCase().replace('jpeg', 'jpg');
    const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
    const found = await fileTypeFromBuffer(bytes);
    const isText = extension === 'txt' && !found && !bytes.includes(0);
    if (!type || bytes.length === 0 || !(isText || found?.ext === extension))
      throw new APIError(
        `“${name}” cannot be attached. Use PDF, Word, Excel, PowerPoint, PNG, JPEG or text files. Nothing was sent.`,
        400,
      );
    checked.push({ name, type, data: bytes.toString('base64') });
  }
  return checked;
}
