import { messages } from '@riverfront/contract/messages';
import type { Refused } from './failure.ts';
import { emptyValues, type FieldName, type Problems, type Values } from './fields.ts';

/** Where the form stands (specification, section 4). */
export type Step =
  | { name: 'idle' }
  | { name: 'sending' }
  | { name: 'received'; message: string; reference?: string | undefined }
  /** `attempt` counts the refusals, so that each can be noticed; `problems` are those of that time. With `humanCheck` a person only has to confirm being one. */
  | { name: 'refused'; message: string; attempt: number; problems: Problems; humanCheck: boolean };

export interface State {
  values: Values;
  problems: Problems;
  step: Step;
  attempt: number;
  /** The server has asked for a human check since the last message that it took. */
  humanCheck: boolean;
  pass: string | null;
}

export type Event =
  | { type: 'typed'; field: FieldName; value: string }
  | { type: 'restored'; values: Values }
  | { type: 'checked'; field: FieldName; problem: string | undefined }
  | { type: 'confirmed'; pass: string | null }
  | { type: 'sending' }
  | { type: 'received'; reference: string | undefined }
  | { type: 'refused'; refused: Refused };

/** The form as a page begins with it: empty, sent, or refused by the server when it came without JavaScript. */
export function begin(posted: { values: Values; refused: Refused } | undefined, sent: boolean): State {
  const blank: State = {
    values: emptyValues,
    problems: {},
    step: sent ? { name: 'received', message: messages.contactReceived } : { name: 'idle' },
    attempt: 0,
    humanCheck: false,
    pass: null,
  };
  if (!posted) return blank;
  return reduce({ ...blank, values: posted.values }, { type: 'refused', refused: posted.refused });
}

/** What becomes of the form; nothing but a received message clears what was typed. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'typed':
      return { ...state, values: { ...state.values, [event.field]: event.value } };
    case 'restored':
      return { ...state, values: event.values };
    case 'checked':
      return { ...state, problems: withProblem(state.problems, event.field, event.problem) };
    case 'confirmed':
      return {
        ...state,
        pass: event.pass,
        step: event.pass && isHumanStep(state.step) ? { name: 'idle' } : state.step,
        problems: event.pass ? withProblem(state.problems, 'captcha', undefined) : state.problems,
      };
    case 'sending':
      return { ...state, step: { name: 'sending' }, problems: {} };
    case 'received': {
      const { reference } = event;
      return {
        ...begin(undefined, false),
        step: { name: 'received', message: messages.contactReceived, reference },
      };
    }
    case 'refused': {
      const { message, problems, humanCheck } = event.refused;
      const attempt = state.attempt + 1;
      return {
        ...state,
        problems,
        attempt,
        step: { name: 'refused', message, attempt, problems, humanCheck },
        humanCheck: state.humanCheck || humanCheck,
        // A pass that was not good enough is no use any more.
        pass: humanCheck ? null : state.pass,
      };
    }
  }
}

/** Whether nothing is in the way but the human check. */
export function isHumanStep(step: Step): boolean {
  return step.name === 'refused' && step.humanCheck;
}

function withProblem(problems: Problems, field: keyof Problems, problem: string | undefined): Problems {
  const { [field]: _, ...others } = problems;
  return problem ? { ...others, [field]: problem } : others;
}
