/** The stages of an application, in the order of the board. */
export const stages = [
  { value: 'new', label: 'New' },
  { value: 'screening', label: 'Screening' },
  { value: 'interview', label: 'Interview' },
  { value: 'offer', label: 'Offer' },
  { value: 'hired', label: 'Hired' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;
export type Stage = (typeof stages)[number]['value'];

/** Why an applicant was rejected; no email tells them. */
export const rejectionReasons = [
  { value: 'skills', label: 'Skills do not fit the role' },
  { value: 'experience', label: 'Too little experience' },
  { value: 'salary', label: 'Salary expectation' },
  { value: 'location', label: 'Location or relocation' },
  { value: 'other-chosen', label: 'Somebody else was chosen' },
  { value: 'role-closed', label: 'The role was closed' },
  { value: 'no-answer', label: 'No answer from the applicant' },
  { value: 'other', label: 'Other, see the notes' },
] as const;
export type RejectionReason = (typeof rejectionReasons)[number]['value'];

/** Returns the label of an option, or the value itself when no option has it. */
export function toLabel(
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
): string {
  return options.find((option) => option.value === value)?.label ?? value ?? '';
}
