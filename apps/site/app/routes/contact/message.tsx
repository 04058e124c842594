import type { Office } from '@riverfront/contract';
import { Kite } from '../../components/brand/kite.tsx';
import { River } from '../../components/brand/river.tsx';
import { Content } from '../../components/content.tsx';
import type { Outcome } from '../../content.ts';
import { useSite } from '../../site.ts';
import { Offices } from './offices.tsx';

type Answer = Outcome<{ title: string; offices: Office[] }>;

/** Where the message form stands: how to write and call until it opens. One column below 1024 px. */
export function Message({ offices }: { offices: Answer | Promise<Answer> }) {
  const { settings } = useSite();
  return (
    <section id="message" aria-labelledby="message-title" className="scroll-mt-(--header-height) bg-mist">
      <div className="frame section-space grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="on-night facet relative isolate flex flex-col overflow-hidden bg-night px-6 pt-36 pb-28 text-on-night md:px-12 lg:col-span-5 lg:min-h-[36rem]">
          <Kite className="absolute top-4 right-4 -z-10 h-32 rotate-24 lg:top-6 lg:right-6 lg:h-72" />
          <River className="absolute inset-x-0 bottom-8 -z-10 text-river-light opacity-60" />
          <div className="mt-auto">
            <p className="mb-3 text-small font-semibold tracking-tag text-river-light">Write or call</p>
            <h2 id="message-title" className="text-heading">
              A partner reads each message
            </h2>
            {settings ? (
              <p className="mt-5 max-w-[34em] text-on-night-soft">
                Write to{' '}
                <a href={`mailto:${settings.salesEmail}`} className="link">
                  {settings.salesEmail}
                </a>{' '}
                or call the office nearest to you.
              </p>
            ) : null}
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Content of={offices} waiting={null}>
            {(answer) => <Offices title={answer.title} offices={answer.offices} />}
          </Content>
        </div>
      </div>
    </section>
  );
}
