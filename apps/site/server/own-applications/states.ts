import type { Application } from '@riverfront/content';
import type { ApplicationState } from '@riverfront/contract';

type Stage = Application['stage'];

interface Words {
  state: ApplicationState;
  title: string;
  text: string;
}

/**
 * What an applicant is told of each inner stage. Ratings, reasons and notes are
 * not part of it; they are in the download.
 */
export const states: Record<Stage, Words> = {
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

/** Whether an application is still being decided on: it may be withdrawn, and take another résumé. */
export function isOpen(stage: Stage): boolean {
  return stage === 'new' || stage === 'screening' || stage === 'interview' || stage === 'offer';
}
