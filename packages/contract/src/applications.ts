import { key, ok } from './common.ts';
import { email, line, noticeVersion, personName, phone, submissionKey, token } from './fields.ts';
import { messages } from './messages.ts';
import { parseSum, parseYears, toLine } from './normalise.ts';
import { defaultPayTerms, formatMoney, type PayTerms, type SalaryCurrency, salaryCurrencies } from './pay.ts';
import { z } from './zod.ts';

export const genders = ['male', 'female', 'prefer not specify', 'other'] as const;
export const relocations = ['yes', 'no', 'maybe'] as const;

/** The field names of an application, spelt as in the specification. */
export const applicationFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'gender',
  'country',
  'state',
  'city',
  'current_location',
  'relocate',
  'total_experience',
  'relevent_experience',
  'curr_salary',
  'expected_salary',
] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** Parses a value that is JSON text in a multipart form. */
function parseText(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value === '' ? undefined : value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An entry of the dataset of countries and states; id 0 is one that was typed in. */
const place = z.preprocess(
  parseText,
  z.object({ id: z.number().int().min(0).max(10_000_000), name: line(100) }, messages.required),
);

function amount(parse: (text: string) => number | undefined) {
  return z.union([z.number(), z.string()], messages.required).transform((value, { addIssue }) => {
    const text = String(value).trim();
    const parsed = text === '' ? undefined : parse(text);
    if (parsed !== undefined) return parsed;
    addIssue({ code: 'custom', message: text === '' ? messages.required : 'Please enter a number.' });
    return z.NEVER;
  });
}

/**
 * A whole sum a year in a currency. Nobody earns less than 1,000: whoever types 8 means lakhs, or thousands elsewhere.
 */
function salaryIn(currency: SalaryCurrency) {
  const unit = currency === 'INR' ? 100_000 : 1_000;
  const [, name = ''] = salaryCurrencies[currency].split(', ');
  return amount(parseSum).pipe(
    z
      .number()
      .max(maxSalary, `Please enter ${name} a year, at most ${formatMoney(maxSalary, currency)}.`)
      .refine((sum) => sum === 0 || sum >= 1_000, {
        error: ({ input }) =>
          `Do you mean ${formatMoney(Number(input), currency)} a year, or ${formatMoney(Number(input) * unit, currency)}?`,
      })
      .transform(Math.round),
  );
}
const maxSalary = 100_000_000;

/** Years of experience. */
const years = amount(parseYears).pipe(z.number().max(60, 'Please enter years, at most 60.'));

/** The fields of the application form, without the résumé. @param pay terms of the job */
const createShape = (pay: PayTerms) =>
  ({
    firstName: personName(60),
    lastName: personName(60),
    phoneNumber: phone,
    email,
    gender: z.enum(genders, messages.required),
    country: place,
    state: place,
    city: line(100),
    current_location: line(120),
    relocate: z.enum(relocations, messages.required),
    total_experience: years,
    relevent_experience: years,
    // An answer to no question is not stored.
    curr_salary: pay.asksCurrent
      ? salaryIn(pay.currency)
      : z
          .unknown()
          .optional()
          .transform(() => undefined),
    expected_salary: salaryIn(pay.currency),
  }) satisfies Record<ApplicationField, z.ZodType>;

/** Answers to the questions of the job, which the service validates against the questions. */
const answers = z
  .preprocess(
    (value) => parseText(value) ?? [],
    z
      .array(
        z.object({
          question: z.string().max(100).describe('Id of the question'),
          asked: z
            .string()
            .max(500)
            .optional()
            .describe('The question as it was shown; an answer to another wording is refused'),
          answer: z.string().max(20_000),
        }),
        'The answers cannot be read. Please reload the page.',
      )
      .max(50),
  )
  .optional()
  .default([]);

/** The referrer of the applicant; never a reason to reject an application. */
const source = z
  .preprocess(
    (value) => (typeof value === 'string' ? toLine(value.toWellFormed()).trim().slice(0, 100) : undefined),
    z.string().optional(),
  )
  .describe('Name of a campaign, or the host of the page that led here');

const proofs = {
  answers,
  source,
  emailToken: token.optional().describe('From /api/verify-otp; without it the answer is 403'),
  captcha: token.optional().describe('From /api/captcha/verify; without it the answer is 403'),
  noticeVersion,
  submissionKey,
};

/** Checks that relevant experience does not exceed total experience. */
function isPlausible({
  total_experience: total,
  relevent_experience: relevant,
}: Partial<Experience>): boolean {
  return typeof total !== 'number' || typeof relevant !== 'number' || relevant <= total;
}
interface Experience {
  total_experience: number;
  relevent_experience: number;
}
const implausible = {
  path: ['relevent_experience'],
  message: 'Relevant experience cannot be more than total experience.',
  // Reported together with other validation errors.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Creates the schema of an application with a file, for a job with these terms. */
export const createApplicationSchema = (pay: PayTerms) =>
  z.object({ ...createShape(pay), ...proofs }).refine(isPlausible, implausible);

/** Creates the schema of an application without a file, which names its job itself. */
export const createFilelessSchema = (pay: PayTerms) =>
  z.object({ ...createShape(pay), ...proofs, jobId: key.optional() }).refine(isPlausible, implausible);

export const application = createApplicationSchema(defaultPayTerms).meta({ id: 'Application' });
export type Application = z.output<ReturnType<typeof createApplicationSchema>>;

const received = ok({
  message: z.string(),
  reference: z.string().meta({ description: 'Number of the application', example: 'RA-7K3QX9TB' }),
});

export const apply = {
  summary: 'Apply for a job',
  encoding: 'multipart' as const,
  params: z.object({ jobId: key }),
  /** Fields of a multipart form, followed by the file as `resume`. */
  body: application,
  response: received,
};

export const applyWithoutResume = {
  summary: 'Apply without a resume file',
  body: createFilelessSchema(defaultPayTerms),
  response: received,
};
