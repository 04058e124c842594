import { RichText } from '../rich-text.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Questions whose answers open below them, without any script. */
export default function QuestionsSection({ section }: SectionProps<'questions'>) {
  const { tag, title, text, questions } = section;
  if (questions.length === 0) return null;
  return (
    <section aria-label={title || 'Questions and answers'} className="section-space">
      <div className="frame grid gap-x-6 gap-y-10 lg:grid-cols-12">
        {title ? <SectionHeading tag={tag} title={title} text={text} className="lg:col-span-4" /> : null}
        <div className="border-b border-line-strong lg:col-span-7 lg:col-start-6">
          {questions.map(({ _id, question, answer }) => (
            <details key={_id} className="question border-t border-line-strong">
              <summary className="question-title flex min-h-12 items-center justify-between gap-6 py-5 text-card">
                {question}
              </summary>
              <RichText html={answer} className="prose pb-7" />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
