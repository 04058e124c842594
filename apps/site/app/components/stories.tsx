import type { SuccessStory } from '@riverfront/contract';
import { MovingCarousel } from '../ui/moving-carousel.tsx';
import { ResponsiveImage } from './responsive-image.tsx';
import { RichText } from './rich-text.tsx';
import { SideHeading } from './section-heading.tsx';

/** Time from one story to the next, in ms (specification, section 9). */
const slideTime = 7000;

interface StoriesProps {
  section: { title?: string; text?: string; body?: string; stories: SuccessStory[] };
}

/** What clients say, in a row that moves without end. */
export default function Stories({ section }: StoriesProps) {
  const { stories } = section;
  if (stories.length === 0) return null;
  return (
    <section className="on-night bg-band text-on-night">
      <div className="frame section-space">
        <SideHeading section={section} fallback="Success Stories" />
        <MovingCarousel
          label="success stories"
          items={stories}
          keyOf={({ _id }) => _id}
          slideTime={slideTime}
          slideClassName="w-full pr-6 sm:w-1/2 lg:w-1/3"
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
        <ResponsiveImage
          frame="facet-small shrink-0"
          picture={picture}
          alt=""
          sizes="80px"
          className="size-20 object-cover"
        />
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-small">{designation}</p>
        </div>
      </figcaption>
    </figure>
  );
}
