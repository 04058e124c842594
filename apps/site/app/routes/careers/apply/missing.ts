import type { JobQuestion } from '@riverfront/contract/jobs';
import { fieldNames, isBlank, labels, questionField, type Values } from './fields.ts';

/** Steps besides the fields. */
interface Steps {
  isVerified: boolean;
  isHuman: boolean;
}

/** Lists what is still missing before the form can be sent, in the visitor's words and in the order of the screen. */
export function listMissing(
  values: Values,
  questions: JobQuestion[],
  { isVerified, isHuman }: Steps,
): string[] {
  const missing = fieldNames.filter((name) => isBlank(values[name])).map((name) => labels[name]);
  for (const question of questions) {
    const { text, required } = question;
    if (!required || !isBlank(values[questionField(question)])) continue;
    missing.push(`“${text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text}”`);
  }
  // Without an address, there is nothing to verify yet.
  if (!isVerified && !isBlank(values.email)) missing.push('the code from your email');
  if (!isHuman) missing.push('the human check');
  return missing;
}

const namedAtMost = 3;

/** Says in one sentence what is missing; long lists are counted. */
export function toMissingSentence(missing: string[]): string {
  const [last, ...others] = [...missing].reverse();
  if (last === undefined) return 'Everything is there.';
  if (missing.length > namedAtMost) {
    const named = missing.slice(0, namedAtMost).join(', ');
    return `Still missing: ${named} and ${missing.length - namedAtMost} more.`;
  }
  return `Still missing: ${others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`}.`;
}
