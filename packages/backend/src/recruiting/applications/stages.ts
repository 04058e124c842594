import type { ApplicationState } from '@riverfront/contract';

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

/** Whether an application is undecided: it may be withdrawn, and its résumé replaced. */
export function isUndecided(stage: Stage): boolean {
  return ['new', 'screening', 'interview', 'offer'].includes(stage);
}

/** What an applicant reads on their page for each stage; rating, reason and notes are in the download alone. */
export const applicantTexts: Record<Stage, { state: ApplicationState; title: string; text: string }> = {
  new: {
    state: 'received',
    title: 'Received',
    text: 'Your application has reached us. A recruiter will read it next.',
  },
  screening: {
    state: 'in-review',
    title: 'In review',
    text: 'A recruiter is reading your application and compares it with the role.',
  },
  interview: {
    state: 'interview',
    title: 'Interview',
    text: 'We want to talk to you, or have already begun. The recruiter writes to you about dates.',
  },
  offer: {
    state: 'offer',
    title: 'Offer',
    text: 'We want to work with you. The recruiter talks to you about the offer.',
  },
  hired: { state: 'hired', title: 'Hired', text: 'You are going to work with us. Welcome!' },
  rejected: {
    state: 'not-selected',
    title: 'Not selected',
    text: 'We have decided for somebody else this time. Thank you for your interest in us.',
  },
  withdrawn: {
    state: 'withdrawn',
    title: 'Withdrawn',
    text: 'You have withdrawn this application. Nobody works on it any more.',
  },
};

/** Seconds in which a move can be undone. */
export const undoSeconds = 10;
/** Seconds that the email of a move waits, counted from the last of a batch, so that it leaves after the time to undo. */
export const settledSeconds = undoSeconds + 5;

/**
 * Whether an email about their rejection has left, which no later move takes back.
 * @param card.isMailed whether an email was sent with the move to the stage
 * @param card.since when the stage was reached
 */
export function isToldByEmail(
  stage: Stage,
  { isMailed, since }: { isMailed: boolean; since: string },
): boolean {
  return stage === 'rejected' && isMailed && Date.parse(since) + undoSeconds * 1_000 < Date.now();
}

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
