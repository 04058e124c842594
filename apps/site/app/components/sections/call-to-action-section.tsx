import { CallToAction } from '../call-to-action.tsx';
import type { SectionProps } from './section-props.ts';

/** A band that asks the visitor to take the next step. */
export default function CallToActionSection({ section }: SectionProps<'call-to-action'>) {
  return (
    <div className="on-night not-printed">
      <CallToAction section={section} />
    </div>
  );
}
