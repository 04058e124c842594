import { ContactInvitation } from '../../components/contact-invitation.tsx';
import type { DetailType } from './item.ts';

const questions: Record<DetailType, string> = {
  services: 'Is this the work you need done?',
  solutions: 'Does this look like your plant?',
  blogs: 'Is this on your desk too?',
};

/** How to ask about an item: beside its text where there is room, after it otherwise. */
export function ContactBox({ type, id }: { type: DetailType; id: string }) {
  return (
    <ContactInvitation
      question={questions[type]}
      topic={`/${type}/${id}`}
      className="border-t border-line pt-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:self-start lg:border-0 lg:pt-0"
    />
  );
}
