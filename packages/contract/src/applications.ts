import { key, ok } from './common.ts';
import { email, line, noticeVersion, personName, phone, submissionKey, token } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

export * from './application-limits.ts';

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

function amount(max: number, tooMuch: string) {
  return z
    .union([z.number(), z.string()], messages.required)
    .transform((value) => String(value).replace(/[,\s]/g, ''))
    .pipe(
      z
        .string()
        .min(1, messages.required)
        .regex(/^\d+(\.\d{1,2})?$/, 'Please enter a number.')
        .transform(Number)
        .pipe(z.number().max(max, tooMuch)),
    );
}

/** Whole rupees a year, at most ten crore. */
const salary = amount(100_000_000, 'Please enter rupees a year, at most 10,00,00,000.').pipe(
  z.number().transform(Math.round),
);

/** Years of experience. */
const years = amount(60, 'Please enter years, at most 60.');

/** The fields of the application form, without the résumé. */
export const applicationShape = {
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
  curr_salary: salary,
  expected_salary: salary,
} satisfies Record<ApplicationField, z.ZodType>;

/** Answers to the questions of the job, which the service validates against the questions. */
const answers = z
  .preprocess(
    (value) => parseText(value) ?? [],
    z
      .array(
        z.object({
          question: z.string().max(100).meta({ description: 'Id of the question' }),
          asked: z
            .string()
            .max(500)
            .optional()
            .meta({ description: 'The question as it was shown; an answer to another wording is refused' }),
          answer: z.string().max(20_000),
        }),
        'The answers cannot be read. Please reload the page.',
      )
      .max(50),
  )
  .optional()
  .default([]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for.
const controlCharacter = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g;

/** The referrer of the applicant; never a reason to reject an application. */
const source = z
  .preprocess(
    (value) =>
      typeof value === 'string'
        ? value.toWellFormed().replace(controlCharacter, '').trim().slice(0, 100)
        : undefined,
    z.string().optional(),
  )
  .meta({ description: 'Name of a campaign, or the host of the page that led here' });

/** The separate consent to the talent pool; a multipart form sends it as text. */
const talentPool = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .optional()
  .default(false)
  .meta({ description: 'Agrees that the application is kept twelve months for other roles; never required' });

const proofs = {
  answers,
  source,
  emailToken: token.optional().meta({ description: 'From /api/verify-otp; without it the answer is 403' }),
  captcha: token.optional().meta({ description: 'From /api/captcha/verify; without it the answer is 403' }),
  talentPool,
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

export const application = z
  .object({ ...applicationShape, ...proofs })
  .refine(isPlausible, implausible)
  .meta({ id: 'Application' });
export type Application = z.output<typeof application>;

const received = ok({
  message: z.string(),
  reference: z.string().meta({ description: 'Number of the application', example: 'RA-7K3QX9TB' }),
});

export const apply = {
  params: z.object({ jobId: key }),
  /** Fields of a multipart form, with the file as `resume`. */
  body: application,
  response: received,
};

export const applyWithoutResume = {
  body: z.object({ ...applicationShape, ...proofs, jobId: key.optional() }).refine(isPlausible, implausible),
  response: received,
};
