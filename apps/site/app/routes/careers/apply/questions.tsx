import { answerMax } from '@riverfront/contract/applications';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { questionField } from './answers.ts';
import { Group } from './group.tsx';
import type { QuestionState } from './use-questions.ts';

/** What the recruiter wants to know for this role; nothing when that is nothing. */
export function Questions({ state }: { state: QuestionState }) {
  if (state.questions.length === 0) return null;
  return (
    <Group title="About this role" text="The recruiter of this role asks everybody who applies.">
      {state.questions.map((question) => (
        <Question key={question.id} question={question} state={state} />
      ))}
    </Group>
  );
}

/** As many choices are all on show; more of them, or none being an answer too, take a list. */
const shownAtOnce = 4;

function Question({ question, state }: { question: JobQuestion; state: QuestionState }) {
  const { text, kind, required, choices, id } = question;
  const shared = {
    name: questionField(question),
    label: text,
    value: state.answers[id] ?? '',
    error: state.problemOf(question),
    required,
    optional: !required,
    onChange: (value: string) => state.change(question, value),
    onBlur: () => state.leave(question),
    className: 'apply-wide',
  };
  if (kind === 'text') return <TextField {...shared} multiline maxLength={answerMax} />;
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  return required && choices.length <= shownAtOnce ? (
    <RadioField {...shared} options={options} />
  ) : (
    <SelectField {...shared} options={options} placeholder={required ? 'Please choose' : 'No answer'} />
  );
}
