import type { HeroItem } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { HeroWindow } from './hero-window.tsx';

interface ToolHeadProps {
  items: HeroItem[];
  /** Where the media stand from 769 px: in a small frame, behind the end of a dark band, or elsewhere on the page. */
  media?: 'frame' | 'band' | 'elsewhere';
  /** What follows the title. */
  children?: ReactNode;
}

const widths = { frame: 'max-w-[26ch]', band: 'md:max-w-[18ch]', elsewhere: '' };

/** The *tool* head: a line of title, so that what one came for begins in the first screen. */
export function ToolHead({ items, media = 'elsewhere', children }: ToolHeadProps) {
  const title = items[0]?.title;
  const isBand = media === 'band';
  return (
    <section
      aria-label={title}
      className={`relative isolate overflow-hidden ${isBand ? 'on-night bg-night text-on-night' : ''}`}
    >
      {isBand ? (
        <HeroWindow
          items={items}
          sizes="(min-width: 769px) 45vw, 1px"
          className="absolute inset-y-0 right-0 -z-10 w-[45%] mask-l-from-40% max-md:hidden"
        />
      ) : null}
      <div className="frame flex items-center justify-between gap-x-10 py-5 md:py-8">
        <div className="grow">
          <h1 className={`text-heading ${widths[media]}`}>{title}</h1>
          {children}
        </div>
        {media === 'frame' ? (
          <HeroWindow
            items={items}
            sizes="(min-width: 769px) 288px, 1px"
            className="facet facet-small relative aspect-video w-72 shrink-0 max-lg:w-56 max-md:hidden"
          />
        ) : null}
      </div>
    </section>
  );
}
