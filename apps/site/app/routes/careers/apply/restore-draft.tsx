import { type ReactNode, useState } from 'react';
import ApplicationForm from './application-form.tsx';
import { readDraft } from './draft.ts';
import { Intro, OtherRoles } from './form-parts.tsx';
import type { FormProps } from './loading-form.tsx';

interface RestoreDraftProps extends FormProps {
  /** Key of the job. */
  id: string;
  /** Shown to those who have no draft. */
  otherwise: ReactNode;
}

/** A form that was begun before its job closed may still be sent: the server takes it for 24 hours. */
export default function RestoreDraft({ id, otherwise, ...rest }: RestoreDraftProps) {
  const [draft] = useState(() => readDraft(id));
  if (!draft) return otherwise;
  return (
    <>
      <p className="apply-note mb-8">
        This role is no longer open. What you began can still be sent within 24 hours of its closing.
        <OtherRoles />
      </p>
      <Intro text={rest.texts.intro} />
      <ApplicationForm job={{ id, ...draft }} {...rest} />
    </>
  );
}
