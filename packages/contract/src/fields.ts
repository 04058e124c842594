import { messages } from './messages.ts';
import { z } from './zod.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for.
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u0085\u2028\u2029]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const blankOrUnseen = /[\s\u0000-\u001F\u007F-\u009F]+/g;

/**
 * Text that a visitor types: trimmed, in Unicode's composed form, without
 * control characters. Blank counts as empty (specification, section 5).
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

/** One line that must be there. */
export function line(max: number) {
  return typed(max).pipe(
    z
      .string()
      .min(1, messages.required)
      .refine((text) => !/[\r\n\t]/.test(text), 'Please write this on one line.'),
  );
}

/** One line that may be empty. */
export function optionalLine(max: number) {
  return typed(max)
    .pipe(z.string().refine((text) => !/[\r\n\t]/.test(text), 'Please write this on one line.'))
    .default('');
}

/** A name as its owner writes it: nothing is wrong with it but that it is missing. Line breaks become spaces. */
export function anyName(max: number) {
  return z
    .string({ error: messages.required })
    .transform((text) => text.normalize('NFC').replace(blankOrUnseen, ' ').trim())
    .pipe(z.string().min(1, messages.required).max(max, `Please use at most ${max} characters.`));
}

/** A person's name: letters of any script, with the marks that names have in them. */
export function personName(max: number) {
  return line(max).pipe(
    z
      .string()
      .regex(/^['’ʼ]?\p{L}[\p{L}\p{M}\s.'’ʼ·-]*$/u, 'Please use letters only, for example Asha or Jean-Luc.'),
  );
}

/** An e-mail address in lower case; 254 characters is the longest that SMTP carries (RFC 5321). */
export const email = line(254)
  .pipe(z.email('Please enter an email address like name@example.com.'))
  .transform((text) => text.toLowerCase());

/** A telephone number as typed; the service checks it against the country's numbering plan. */
export const phone = line(30).pipe(
  z
    .string()
    .regex(/^\+?[\d\s()./-]+$/, 'Please use digits, with + and the country code for a number abroad.')
    .refine((text) => /^(?:\D*\d){6,15}\D*$/.test(text), 'A telephone number has between 6 and 15 digits.'),
);

/** The key that a form makes once, so that a repeated sending of the same form is stored once. */
export const submissionKey = z.uuid('The form has a wrong key. Please reload the page.').optional();

/** Which wording of the privacy notice stood beside the form. */
export const noticeVersion = z.coerce.number().int().min(0).max(1_000_000).optional();

/** Something that the service made and signed; opaque to everyone else. */
export const token = z.string().max(2_000);
