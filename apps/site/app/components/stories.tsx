import type { SuccessStory } from '@riverfront/contract';
import { MovingCarousel } from '../ui/moving-carousel.tsx';
import { Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';

/** How long the stories take to move on by one, in ms (specification, section 9). */
const slideTime = 7000;

interface StoriesProps {
  stories: SuccessStory[];
  /** The heading and text that the page has for them. */
  heading?: { title: string; body?: string; text?: string };
}

/** What clients say, in their own words, moving past without end. */
export function Stories({ stories, heading }: StoriesProps) {
  if (stories.length === 0) return null;
  const title = heading?.title ?? 'Success Stories';
  return (
    <section className="on-night bg-[#0a5350] text-on-night">
      <div className="frame section-space">
        <div className="mb-10 grid gap-x-6 gap-y-5 md:mb-14 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-5">{title}</h2>
          {heading?.text ? <p className="text-lead lg:col-span-6 lg:col-start-7">{heading.text}</p> : null}
          {heading?.body ? (
            <RichText html={heading.body} className="text-lead lg:col-span-6 lg:col-start-7" />
          ) : null}
        </div>
        <MovingCarousel
          label="success stories"
          items={stories}
          keyOf={({ _id }) => _id}
          slideTime={slideTime}
          slideClassName="story-slide"
        >
          {(story) => <Story story={story} />}
        </MovingCarousel>
      </div>
    </section>
  );
}

function Story({ story: { picture, content, name, designation } }: { story: SuccessStory }) {
  return (
    <figure className="flex h-full flex-col border-t border-on-night/35 pt-6">
      <blockquote className="grow">
        <RichText html={content} className="font-display text-[1.1875rem] leading-normal text-pretty" />
      </blockquote>
      <figcaption className="mt-7 flex items-center gap-4">
        <div className="facet facet-small shrink-0 overflow-hidden">
          <Picture picture={picture} alt="" sizes="80px" className="size-20 object-cover" />
        </div>
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-small">{designation}</p>
        </div>
      </figcaption>
    </figure>
  );
}
