import { email } from '@riverfront/contract';
import { type Attachment, isMailbox } from '@riverfront/mail';
import { fileTypeFromBuffer } from 'file-type';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Audience } from './audiences.ts';

/** Most receivers of one reply: their emails are one transaction. */
const maxReceivers = 100;

/** A reply to one or several receivers, with its placeholders. */
export const replySchema = z.object({
  ids: z
    .array(z.number().int().positive())
    .min(1, 'Choose at least one receiver.')
    .max(maxReceivers, `Choose at most ${maxReceivers} receivers at once.`)
    .transform((ids) => [...new Set(ids)]),
  subject: z
    .string()
    .trim()
    .min(1, 'Give the email a subject.')
    .max(150, 'Use at most 150 characters as subject.'),
  body: z.string().trim().min(1, 'Write the text first.').max(10_000, 'Use at most 10,000 characters.'),
  /** The corrected address of a single receiver. */
  to: email.optional(),
});
export type Reply = z.output<typeof replySchema>;

/** A reply as one receiver gets it, or why it cannot be sent. */
export type ComposedReply = Awaited<ReturnType<typeof composeReplies>>[number];

/** Composes a reply for each receiver that the user may write to. @throws {APIError} 400 for several with one address */
export async function composeReplies(req: PayloadRequest, audience: Audience, reply: Reply) {
  const { ids, subject, body, to } = reply;
  if (to && ids.length > 1) throw new APIError('Correct the address of one receiver at a time.', 400);
  const stored = await audience.receivers(req, ids);
  const receivers = to ? stored.map((receiver) => ({ ...receiver, email: to })) : stored;
  return receivers.map((receiver) => {
    try {
      if (!isMailbox(receiver.email)) throw new ReplyError('There is no address to write to.');
      return {
        receiver,
        subject: fillPlaceholders(subject, receiver.values),
        body: fillPlaceholders(body, receiver.values),
        problem: null,
      };
    } catch (error) {
      if (!(error instanceof ReplyError)) throw error;
      return { receiver, subject, body, problem: error.message };
    }
  });
}

/** Values of placeholders by name; null where this receiver has none. */
export type PlaceholderValues = Record<string, string | null>;

/** A reply cannot be composed; the message tells its author why. */
class ReplyError extends Error {
  override readonly name = 'ReplyError';
}

/** What gives a placeholder its value, where its author can. */
const remedies: Record<string, string> = {
  schedulingUrl:
    ' Enter the page where people book a time with you under Account, or write another sentence.',
};

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A gap that a template leaves for its author: `[Your answer]`. A number alone is a footnote. */
const gap = /\[(?=[^\][\n]*\p{L})[^\][\n]{1,200}\]/u;

/**
 * Replaces `{{name}}` by its value. Values are not searched again, so a name with braces stays as it is.
 * @throws {ReplyError} for a gap that was left open, an unknown name, one without a value, or unpaired braces
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const [open] = gap.exec(text) ?? [];
  if (open)
    throw new ReplyError(
      `“${open}” is still to be filled in. Write your own words in its place; for words in brackets use round ones.`,
    );
  if (/\{\{|\}\}/.test(text.replace(placeholder, '')))
    throw new ReplyError('Double braces are opened or closed without their counterpart.');
  return text.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) {
      const placeholders = Object.keys(values).map((key) => `{{${key}}}`);
      throw new ReplyError(`“${whole}” is not known here. Use ${placeholders.join(', ')}.`);
    }
    // On one line: a visitor's text must not look like lines of ours.
    const value = values[name]?.replace(/\s+/g, ' ').trim();
    if (!value) throw new ReplyError(`There is no value for “${whole}”.${remedies[name] ?? ''}`);
    return value;
  });
}

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
