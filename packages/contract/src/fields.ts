import { messages } from './messages.ts';
import { z } from './zod.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for.
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u0085\u2028\u2029]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const blanksAndControls = /[\s\u0000-\u001F\u007F-\u009F]+/g;

/**
 * Creates the schema of typed text: trimmed, in normalisation form NFC, without control characters.
 * @param max longest text in characters
 */
export function typed(max: number) {
  return z
    .string({ error: messages.required })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .max(max, `Please use at most ${max} characters.`)
        .refine((text) => !controlCharacters.test(text), 'Please remove the characters that cannot be seen.'),
    );
}

/** Creates the schema of a required line. */
export function line(max: number) {
  return typed(max).pipe(
    z
      .string()
      .min(1, messages.required)
      .refine((text) => !/[\r\n\t]/.test(text), 'Please write this on one line.'),
  );
}

/** Creates the schema of an optional line. */
export function optionalLine(max: number) {
  return typed(max)
    .pipe(z.string().refine((text) => !/[\r\n\t]/.test(text), 'Please write this on one line.'))
    .default('');
}

/** Creates the schema of a required name of any characters; line breaks become spaces. */
export function anyName(max: number) {
  return z
    .string({ error: messages.required })
    .transform((text) => text.normalize('NFC').replace(blanksAndControls, ' ').trim())
    .pipe(z.string().min(1, messages.required).max(max, `Please use at most ${max} characters.`));
}

/** Creates the schema of a person's name: letters of any script and punctuation of names. */
export function personName(max: number) {
  return line(max).pipe(
    z
      .string()
      .regex(/^['’ʼ]?\p{L}[\p{L}\p{M}\s.'’ʼ·-]*$/u, 'Please use letters only, for example Asha or Jean-Luc.'),
  );
}

/** An email address in lower case, of at most 254 characters (RFC 5321). */
export const email = line(254)
  .pipe(z.email('Please enter an email address like name@example.com.'))
  .transform((text) => text.toLowerCase());

/** A telephone number as typed, which the service validates against the country's numbering plan. */
export const phone = line(30).pipe(
  z
    .string()
    .regex(/^\+?[\d\s()./-]+$/, 'Please use digits, with + and the country code for a number abroad.')
    .refine((text) => /^(?:\D*\d){6,15}\D*$/.test(text), 'A telephone number has between 6 and 15 digits.'),
);

/** Idempotency key of a form, so that a repeated submission is stored once. */
export const submissionKey = z.uuid('The form has a wrong key. Please reload the page.').optional();

/** Version of the privacy notice that the form showed. */
export const noticeVersion = z.coerce.number().int().min(0).max(1_000_000).optional();

/** An opaque token that the service has signed. */
export const token = z.string().max(2_000);
