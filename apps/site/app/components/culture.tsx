import type { CultureHighlight } from '@riverfront/contract';
import { type ReactNode, useRef } from 'react';
import { PauseButton } from '../ui/buttons.tsx';
import { useHydrated, useSeen } from '../ui/use-browser-state.ts';
import { usePaused, Video } from '../ui/video.tsx';
import { ResponsiveImage } from './responsive-image.tsx';
import { SideHeading } from './section-heading.tsx';

interface CultureProps {
  section: { title?: string; text?: string; body?: string; highlights: CultureHighlight[] };
}

/** Images and videos of the firm's year, in rows that always end full. */
export default function Culture({ section }: CultureProps) {
  const items = toGallery(section.highlights);
  if (items.length === 0) return null;
  const fallback = 'Culture Highlights';
  return (
    <section aria-label={section.title || fallback} className="bg-mist">
      <div className="frame section-space">
        <SideHeading section={section} fallback={fallback} className="items-end" textClass="text-text-soft" />
        <ul className="flex flex-wrap gap-x-6 gap-y-8 max-md:gap-x-4 max-md:gap-y-6">
          {items.map((item) => (
            <li key={item.href} data-size={item.size} className={`min-w-0 ${sizeClass[item.size]}`}>
              <Figure item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Figure({ item }: { item: GalleryItem }) {
  const picture = item.picture ? (
    <ResponsiveImage
      picture={item.picture}
      alt={item.alt}
      sizes={item.size === 'big' ? '(min-width: 769px) 600px, 100vw' : '(min-width: 769px) 320px, 50vw'}
      className="absolute inset-0 size-full object-cover"
    />
  ) : null;
  return (
    <figure className="flex h-full flex-col">
      <div
        className={`duotone facet facet-small relative grow overflow-hidden bg-line ${item.size === 'big' ? 'min-h-[clamp(15rem,34vw,27rem)]' : 'min-h-[clamp(12rem,22vw,17rem)]'}`}
      >
        {item.isVideo ? (
          <VideoLoop src={item.url} label={item.title}>
            {picture}
          </VideoLoop>
        ) : (
          picture
        )}
      </div>
      <figcaption className="mt-3 text-small text-text-soft">{item.title}</figcaption>
    </figure>
  );
}

type Medium = CultureHighlight['images'][number];

/** The sizes of the gallery, in the order in which they come round (specification, section 9). */
const sizes = ['big', 'medium', 'small', 'small', 'small', 'mediums', 'mediums', 'small'] as const;

/** Items share the width of a row by their size. */
const sizeClass: Record<GalleryItem['size'], string> = {
  small: 'flex-[1_1_20%] max-md:flex-[1_1_40%]',
  mediums: 'flex-[1.4_1_24%] max-md:flex-[1_1_40%]',
  medium: 'flex-[1.8_1_30%] max-md:flex-[1_1_100%]',
  big: 'flex-[2.4_1_42%] max-md:flex-[1_1_100%]',
};

interface GalleryItem extends Medium {
  title: string;
  isVideo: boolean;
  size: (typeof sizes)[number];
}

const most = 6;

/** Extensions of videos (specification, section 3). */
const videoExtensions = /\.(?:mp4|mov|webm)$/i;

/** The first six media over all highlights: videos first, as big ones; the rest in the cycle's sizes. */
function toGallery(highlights: CultureHighlight[]): GalleryItem[] {
  const media = highlights
    .flatMap(({ title, images }) =>
      images.map((medium) => ({ ...medium, title, isVideo: videoExtensions.test(medium.url) })),
    )
    .slice(0, most);
  const ordered = [...media.filter((medium) => medium.isVideo), ...media.filter((medium) => !medium.isVideo)];
  return ordered.map((medium, place) => ({
    ...medium,
    size: medium.isVideo ? 'big' : (sizes[place % sizes.length] ?? 'small'),
  }));
}

interface VideoLoopProps {
  src: string;
  /** What the video shows, for the name of its Pause button. */
  label: string;
  /** Its poster, shown until the video plays. */
  children: ReactNode;
}

/** A short silent video in a loop, which is loaded when it is in sight, with a button to pause it. */
function VideoLoop({ src, label, children }: VideoLoopProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const seen = useSeen(frame, 0.1);
  const [paused, setPaused] = usePaused();
  return (
    <div ref={frame} className="absolute inset-0">
      {children}
      <Video
        plays={hydrated && seen && !paused}
        src={src}
        loop
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 size-full object-cover"
      />
      {hydrated ? (
        <PauseButton
          paused={paused}
          what={label}
          onToggle={() => setPaused(!paused)}
          className="absolute bottom-3 left-3 bg-night text-on-night"
        />
      ) : null}
    </div>
  );
}
