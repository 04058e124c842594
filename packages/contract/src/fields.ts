import { messages } from './messages.ts';
import { toEmail, toName, toPhone } from './normalise.ts';
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

/** Creates the schema of a person's name: letters and digits of any script, and the punctuation of names. */
export function personName(max: number) {
  return z
    .string({ error: messages.required })
    .transform(toName)
    .pipe(line(max))
    .pipe(
      z
        .string()
        .regex(
          /^['’ʼ]?\p{L}[\p{L}\p{M}\p{Nd}\p{Pd}\s.,()'’ʼ·\u200C\u200D]*$/u,
          'Please write a name as it is spoken, for example Asha, Jean-Luc or Henry 3rd.',
        ),
    );
}

/**
 * An email address in lower case with its domain in ASCII, of at most 254 characters (RFC 5321) and by the pattern of
 * HTML's `<input type="email">`.
 */
export const email = z
  .string({ error: messages.required })
  .transform(toEmail)
  .pipe(line(254))
  .pipe(
    z
      .string()
      .regex(z.regexes.html5Email, 'Please enter an email address like name@example.com.')
      .refine(
        (text) => /^(?!\.)(?!.*\.[.@])[^@]+@.*\../.test(text),
        'Please enter an email address like name@example.com.',
      ),
  );

/** A telephone number in one notation, which the service validates against the country's numbering plan. */
export const phone = z
  .string({ error: messages.required })
  .transform(toPhone)
  .pipe(line(40))
  .pipe(
    z
      .string()
      .regex(
        /^\+?[\d\s()./-]+(?: ext\. \d{1,7})?$/,
        'Please use digits, with + and the country code for a number abroad.',
      )
      .refine(
        (text) => /^(?:\D*\d){6,15}\D*$/.test(text.replace(/ ext\..*/, '')),
        'A telephone number has between 6 and 15 digits.',
      ),
  );

/** Idempotency key of a form, so that a repeated submission is stored once. */
export const submissionKey = z.uuid('The form has a wrong key. Please reload the page.').optional();

/** Version of the privacy notice that the form showed. */
export const noticeVersion = z.coerce.number().int().min(0).max(1_000_000).optional();

/** An opaque token that the service has signed. */
export const token = z.string().max(2_000);

/** A time zone of the IANA database, such as `Europe/Berlin`; no offset, whose sign PostgreSQL reads the other way round. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'Choose a time zone.');

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
