import type { FieldHook, GlobalConfig, Payload, PayloadRequest, Validate } from 'payload';
import { recruiters } from '../../accounts/roles.ts';
import { checkboxField, lineField, row, validateCountry } from '../../fields/factories.ts';
import type { HiringRule, Job } from '../../payload-types.ts';
import { bumpAfterGlobalChange } from '../../publishing/revision.ts';

type CountryRule = HiringRule['rules'][number];

const inCapitals: FieldHook = ({ value }) =>
  Array.isArray(value) ? value.map((code) => String(code).trim().toUpperCase()) : value;

/** Rules of a country’s law for the form and the advertisement of its jobs. A migration wrote the first rules. */
export const hiringRules: GlobalConfig = {
  slug: 'hiring-rules',
  label: 'Hiring rules',
  admin: {
    description:
      'What the law requires of jobs by their country. Without a rule, applicants are asked for their current salary, and a job needs no salary. Not legal advice: ask your lawyer when you hire in another country.',
  },
  access: { read: recruiters, update: recruiters },
  hooks: { afterChange: [bumpAfterGlobalChange] },
  fields: [
    {
      name: 'rules',
      labels: { singular: 'Rule', plural: 'Rules' },
      type: 'array',
      required: true,
      maxRows: 50,
      fields: [
        row(lineField('name', 60), {
          name: 'countries',
          type: 'text',
          hasMany: true,
          required: true,
          hooks: { beforeValidate: [inCapitals] },
          validate: (value: string[] | null | undefined) =>
            (value?.length ?? 0) > 0 && value?.every((code) => validateCountry(code) === true)
              ? true
              : 'Two letters each, for example DE, GB or US.',
          admin: { description: 'Two letters each. Press Enter after each.' },
        }),
        row(
          checkboxField('asksCurrentSalary', 'Applicants may be asked for their current salary', {
            required: true,
          }),
          checkboxField('statesPay', 'A job states its salary and benefits', {
            required: true,
            defaultValue: true,
          }),
        ),
        lineField('reason', 300, 'Recruiters read it when salary or benefits are missing.'),
      ],
    },
    // Also a column of the table itself: Payload dates a row without any only when it is made.
    lineField('note', 200, 'Who has checked these rules, and when.', { label: 'Checked', required: false }),
  ],
};

/** Reads the rule of a country; undefined for one that has none. */
export async function readCountryRule(
  payload: Payload,
  country: string | null | undefined,
  req?: PayloadRequest,
): Promise<CountryRule | undefined> {
  const { rules } = await payload.findGlobal({ slug: 'hiring-rules', depth: 0, ...(req && { req }) });
  return rules.find(({ countries }) => countries.includes(country ?? ''));
}

/**
 * Creates the validation of a field that an open, published job needs where the law has pay stated.
 * @param validate validation that always applies
 * @param isStated whether the job states it
 */
export function validatePay<V, F extends object>(
  validate: Validate<V, Partial<Job>, Partial<Job>, F>,
  missing: string,
  isStated: (job: Partial<Job>) => boolean,
): Validate<V, Partial<Job>, Partial<Job>, F> {
  return async function validateField(value, options) {
    const result = await validate(value, options);
    const { data, req } = options;
    if (result !== true || data.availability !== 'active' || data._status === 'draft' || isStated(data))
      return result;
    const rule = await readCountryRule(req.payload, data.country, req);
    return rule?.statesPay ? `${missing} ${rule.reason}` : true;
  };
}
