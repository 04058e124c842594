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

/** Why an applicant was rejected; never told to them by itself. */
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

/** The words for a value of one of these lists; the value itself when there are none. */
export function labelIn(
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
): string {
  return options.find((option) => option.value === value)?.label ?? value ?? '';
}
