import { CallToAction } from '../call-to-action.tsx';
import type { SectionProps } from './section-props.ts';

/** The band that asks the visitor to take the next step. */
export function CallToActionSection({ section }: SectionProps<'call-to-action'>) {
  const { title, text, buttonLabel, link } = section;
  return (
    <div className="on-night not-printed">
      <CallToAction title={title} text={text} button={buttonLabel} to={link} />
    </div>
  );
}
