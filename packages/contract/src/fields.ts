import { messages } from './messages.ts';
import { toEmail, toLine, toLines, toName, toPhone } from './normalise.ts';
import { z } from './zod.ts';

/** Creates the schema of a text: trimmed, in normalisation form NFC, without control characters. @param max characters */
export const typed = (max: number) => textOf(max, toLines);

function textOf(max: number, clean: (text: string) => string) {
  return z
    .string({ error: messages.required })
    .transform((text) => clean(text.normalize('NFC')).trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters.`));
}

/** Creates the schema of a required line; line breaks and tabs become blanks. */
export function line(max: number) {
  return textOf(max, toLine).pipe(z.string().min(1, messages.required));
}

/** Creates the schema of an optional line. */
export function optionalLine(max: number) {
  return textOf(max, toLine).default('');
}

/** Creates the schema of a person's name: letters and digits of any script, and any punctuation but that of an address. */
export function personName(max: number) {
  return z
    .string({ error: messages.required })
    .transform(toName)
    .pipe(line(max))
    .pipe(
      z
        .string()
        .regex(
          /^(?!.*(?:@|\/\/|www\.))\p{P}?\p{L}[\p{L}\p{M}\p{N}\p{P}\p{Sk}\s+|~\u200C\u200D]*$/iu,
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
      .refine((text) => text.split('@').length < 3, 'Please enter one email address only.')
      .regex(z.regexes.html5Email, 'Please enter an email address like name@example.com.')
      .refine(
        (text) => /^(?!\.)(?!.*\.[.@])[^@]+@.*\../.test(text),
        'Please enter an email address like name@example.com.',
      ),
  );

/** Two numbers of seven digits or more with a sign or word between them, more digits than one has, or a second plus. */
const twoNumbers =
  /(?:\d[\s()./-]*){7}(?!ext)(?:[^\d\s()./-]+|\s*\/\s*|\s+-+\s+)\D*(?:\d[\s()./-]*){7}|(?:\d[\s()./-]*){16}|\d\D*\+\D*\d/;

/** A telephone number in one notation, which the service validates against the country's numbering plan. */
export const phone = z
  .string({ error: messages.required })
  .transform(toPhone)
  .pipe(line(40))
  .pipe(
    z
      .string()
      .refine((text) => !twoNumbers.test(text), 'Please enter one telephone number only.')
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
