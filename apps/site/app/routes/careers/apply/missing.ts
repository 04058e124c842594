import { type Entries, type FieldName, fieldNames, isBlank, labels } from './entries.ts';

/** What sending needs besides the entries. */
export interface Steps {
  hasFile: boolean;
  emailVerified: boolean;
  humanConfirmed: boolean;
  /** Questions of the job that must be answered and are not, in their own words. */
  unanswered?: string[];
}

/** Required fields that are still blank, in their order on the screen. */
export function blankFields(entries: Entries, hasFile: boolean): FieldName[] {
  return fieldNames.filter((name) => (name === 'resume' ? !hasFile : isBlank(entries[name])));
}

/** What is still missing before the form can be sent, in the visitor's words and in order. */
export function missingParts(entries: Entries, steps: Steps): string[] {
  const parts = blankFields(entries, steps.hasFile).map((name) => labels[name]);
  parts.push(...(steps.unanswered ?? []));
  // Without an address, there is nothing to verify yet.
  if (!steps.emailVerified && !isBlank(entries.email)) parts.push('the code from your email');
  if (!steps.humanConfirmed) parts.push('the human check');
  return parts;
}

const namedAtMost = 3;

/** One sentence about what is missing; long lists are counted. */
export function missingSentence(parts: string[]): string {
  const [last, ...others] = [...parts].reverse();
  if (last === undefined) return 'Everything is there.';
  const named = others.reverse();
  if (parts.length > namedAtMost) {
    return `Still missing: ${parts.slice(0, namedAtMost).join(', ')} and ${parts.length - namedAtMost} more.`;
  }
  return named.length === 0 ? `Still missing: ${last}.` : `Still missing: ${named.join(', ')} and ${last}.`;
}
