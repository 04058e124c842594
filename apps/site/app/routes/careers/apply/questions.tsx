import { answerMax } from '@riverfront/contract/application-limits';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Group } from './form-parts.tsx';
import type { ApplicationForm } from './use-application.ts';
import { questionField } from './values.ts';

/** The questions of the job, if it has any. */
export function Questions({ questions, form }: { questions: JobQuestion[]; form: ApplicationForm }) {
  if (questions.length === 0) return null;
  return (
    <Group title="About this role" text="The recruiter of this role asks everybody who applies.">
      {questions.map((question) => (
        <Question key={question.id} question={question} form={form} />
      ))}
    </Group>
  );
}

/** More choices than this, or optional ones, are a list instead of radio buttons. */
const maxRadios = 4;

function Question({ question, form }: { question: JobQuestion; form: ApplicationForm }) {
  const { kind, required, choices } = question;
  const field = form.field(questionField(question));
  const shared = {
    ...field,
    value: field.value ?? '',
    required,
    optional: !required,
    className: 'col-span-full',
  };
  if (kind === 'text') return <TextField {...shared} multiline maxLength={answerMax} />;
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  return required && choices.length <= maxRadios ? (
    <RadioField {...shared} options={options} />
  ) : (
    <SelectField {...shared} options={options} placeholder={required ? 'Please choose' : 'No answer'} />
  );
}
