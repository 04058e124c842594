import { type ReactNode, useState } from 'react';
import ApplicationForm from './application-form.tsx';
import { readDraft } from './draft.ts';
import { Intro } from './intro.tsx';
import type { FormProps } from './opening.tsx';

interface BegunBeforeProps extends FormProps {
  /** Key of the job. */
  id: string;
  /** Shown to those who have no draft. */
  otherwise: ReactNode;
}

/** A form that was begun before its job closed may still be sent: the server takes it for 24 hours. */
export default function BegunBefore({ id, otherwise, ...rest }: BegunBeforeProps) {
  const [draft] = useState(() => readDraft(id));
  if (!draft) return otherwise;
  return (
    <>
      <p className="apply-note mb-8">
        This role has closed. What you began before can still be sent for 24 hours after that.
      </p>
      <Intro text={rest.texts.intro} />
      <ApplicationForm job={{ id, title: draft.title, questions: draft.questions }} {...rest} />
    </>
  );
}
