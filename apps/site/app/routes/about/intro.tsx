import type { AboutContent } from '@riverfront/contract';

/** The firm in one sentence of four parts, and in two paragraphs beside it. */
export function Intro({ text }: { text: AboutContent['heroText'] }) {
  const { title1, title2, title3, title4, para1, para2 } = text;
  return (
    <section aria-label="Introduction" className="frame section-space grid gap-x-6 gap-y-8 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-6">
        <span className="block">{title1}</span> <span className="block text-river">{title2}</span>{' '}
        <span className="block">{title3}</span> <span className="block">{title4}</span>
      </h2>
      <div className="grid content-start gap-6 lg:col-span-6 lg:col-start-7 lg:pt-2">
        <p className="text-lead">{para1}</p>
        <p className="measure text-text-soft">{para2}</p>
      </div>
    </section>
  );
}
