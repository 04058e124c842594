import type { NumberField, NumberFieldSingleValidation } from 'payload';

/** Longest period: ten years. */
const most = { days: 3_650, months: 120 };

/** What is wrong with a period, as a sentence; undefined when it is right. */
export function periodProblem(value: unknown, unit: keyof typeof most): string | undefined {
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most[unit];
  return isRight ? undefined : `Give a whole number of ${unit} from 1 to ${most[unit]}.`;
}

/** A field for how long records are kept. */
export function periodField(
  name: string,
  label: string,
  unit: keyof typeof most,
  defaultValue: number,
): NumberField {
  const validate: NumberFieldSingleValidation = (value) => periodProblem(value, unit) ?? true;
  return {
    name,
    label: `${label}, ${unit}`,
    type: 'number',
    required: true,
    min: 1,
    max: most[unit],
    defaultValue,
    validate,
  };
}
