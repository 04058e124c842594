import type { FormTexts } from '@riverfront/contract';
import { Emblem } from '../../components/brand/emblem.tsx';
import { Waves } from '../../components/brand/waves.tsx';
import { Content } from '../../components/content.tsx';
import { RichText } from '../../components/rich-text.tsx';
import type { MaybePending } from '../../content.ts';
import { useSite } from '../../site.ts';
import { ContactForm } from './contact-form.tsx';
import type { Posted } from './posted.server.ts';

interface MessageProps {
  texts: MaybePending<{ forms: FormTexts }>;
  posted: Posted | undefined;
  sent: boolean;
}

/** Fallback while the texts of the form cannot be loaded. */
const plain = { tag: 'Write to us', heading: 'Send us a message', text: '' };

/** The message block: the brand's panel with its heading, and the form. One column below 1024 px. */
export default function Message({ texts, posted, sent }: MessageProps) {
  return (
    <section id="message" aria-labelledby="message-title" className="scroll-mt-(--header-height) bg-mist">
      <div className="frame section-space grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <Content of={texts} waiting={<Panel {...plain} />}>
          {({ forms }) => <Panel {...forms.contact} />}
        </Content>
        <div className="not-printed lg:col-span-7 lg:pl-4 xl:pl-10">
          <ContactForm
            posted={posted}
            sent={sent}
            notice={
              <Content of={texts} waiting={null}>
                {({ forms }) => <Notice notice={forms.contact.notice} />}
              </Content>
            }
          />
        </div>
      </div>
    </section>
  );
}

function Panel({ tag, heading, text }: { tag: string; heading: string; text: string }) {
  const { settings } = useSite();
  return (
    <div className="on-night facet relative isolate flex flex-col overflow-hidden bg-night px-6 pt-28 pb-24 text-on-night sm:px-10 lg:col-span-5 lg:min-h-[36rem] lg:pt-36 lg:pb-28">
      <Emblem className="absolute top-4 right-4 -z-10 h-28 rotate-24 lg:top-8 lg:right-8 lg:h-56" />
      <Waves className="absolute inset-x-0 bottom-8 -z-10 text-main-light opacity-60" />
      <div className="mt-auto">
        <p className="mb-3 text-small font-semibold tracking-tag text-main-light">{tag}</p>
        <h2 id="message-title" className="text-heading">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34em] text-on-night-soft">{text}</p>
        {settings ? (
          <p className="mt-4 max-w-[34em] text-on-night-soft">
            You can also write to{' '}
            <a href={`mailto:${settings.salesEmail}`} className="link">
              {settings.salesEmail}
            </a>{' '}
            or call the office nearest to you.
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Notice({ notice }: { notice: FormTexts['contact']['notice'] }) {
  return (
    <>
      <input type="hidden" name="noticeVersion" value={notice.version} />
      <RichText
        html={notice.text}
        className="prose prose-small max-w-none text-[0.875rem] leading-[1.55] text-text-soft"
      />
    </>
  );
}
