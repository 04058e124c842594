import { useLocation } from 'react-router';
import { Drawing } from './drawing.tsx';
import { HeroWindow } from './hero-window.tsx';
import type { PageContent } from './page-opening.tsx';

/** Grounds on which neighbours in the menu cannot be taken for one another; paper for all others. */
const grounds: Record<string, string> = {
  '/cloud-solutions': 'on-night bg-night text-on-night',
  '/consulting': 'bg-mist',
  '/modernization': 'on-night bg-band text-on-night',
  '/industries': 'on-night bg-night text-on-night',
};

/** The *statement* head: a sentence, and one detail at its side: a drawing of the site, or the hero's own media. */
export function StatementHead({ page: { home, drawing } }: { page: PageContent }) {
  const ground = grounds[useLocation().pathname.toLowerCase().replace(/\/$/, '')];
  const title = home[0]?.title;
  return (
    <section aria-label={title} className={`overflow-hidden ${ground ?? 'border-b border-line'}`}>
      <div className="frame grid items-center gap-x-6 gap-y-4 py-6 sm:grid-cols-12 md:min-h-[20rem] md:py-8">
        <h1 className="max-w-[18ch] text-title sm:col-span-7">{title}</h1>
        <div className="sm:col-span-5">
          {drawing ? (
            <Drawing name={drawing} />
          ) : (
            <HeroWindow
              items={home}
              sizes="(min-width: 1248px) 490px, (min-width: 600px) 40vw, 100vw"
              className="facet relative h-32 sm:aspect-16/9 sm:h-auto"
            />
          )}
        </div>
      </div>
    </section>
  );
}
