import { key, ok } from './common.ts';
import { email, line, noticeVersion, personName, phone, submissionKey, token } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

export const genders = ['male', 'female', 'prefer not specify', 'other'] as const;
export const relocations = ['yes', 'no', 'maybe'] as const;

/** The field names of an application as the specification gives them (section 3), its spelling included. */
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

/** A multipart form carries text only, so an object comes as JSON there. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value === '' ? undefined : value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An entry of the places dataset; id 0 is one that was typed because the dataset has none. */
const place = z.preprocess(
  fromText,
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

/** Whole rupees a year. Ten crore is far above any salary there is to ask for. */
const salary = amount(100_000_000, 'Please enter rupees a year, at most 10,00,00,000.').pipe(
  z.number().transform(Math.round),
);

/** Years; nobody has worked for longer than 60. */
const years = amount(60, 'Please enter years, at most 60.');

/** What a person applying fills in, without the résumé. */
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

/** Longest answer to a question of a job, in characters. */
export const answerMax = 2_000;

/** Answers to the questions of the job; the service checks them against what is asked. */
const answers = z
  .preprocess(
    (value) => fromText(value) ?? [],
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

/** Where the applicant came from. Whatever it is, no application fails because of it. */
const source = z
  .preprocess(
    (value) =>
      typeof value === 'string'
        ? value.toWellFormed().replace(controlCharacter, '').trim().slice(0, 100)
        : undefined,
    z.string().optional(),
  )
  .meta({ description: 'Name of a campaign, or the host of the page that led here' });

const proofs = {
  answers,
  source,
  emailToken: token.optional().meta({ description: 'From /api/verify-otp; without it the answer is 403' }),
  captcha: token.optional().meta({ description: 'From /api/captcha/verify; without it the answer is 403' }),
  noticeVersion,
  submissionKey,
};

/** Nobody has more experience in a field than altogether. */
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
  // Said together with what is wrong in other fields.
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

/** Resume file types (specification, section 5), by ending. */
export const resumeTypes = ['pdf', 'doc', 'docx', 'txt'] as const;
export type ResumeType = (typeof resumeTypes)[number];

/** Largest resume in bytes: 5 MB (requirements, Security). */
export const resumeMaxBytes = 5 * 1024 * 1024;

export const apply = {
  params: z.object({ jobId: key }),
  /** Fields of a multipart form; the file goes with them as `resume`. */
  body: application,
  response: received,
};

export const applyWithoutResume = {
  body: z.object({ ...applicationShape, ...proofs, jobId: key.optional() }).refine(isPlausible, implausible),
  response: received,
};
