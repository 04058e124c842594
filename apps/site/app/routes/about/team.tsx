import type { AboutContent, TeamMember } from '@riverfront/contract';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useSite } from '../../site.ts';
import { CloseButton } from '../../ui/buttons.tsx';
import { NetworkIcon } from '../../ui/icons.tsx';
import { plainText } from '../../ui/plain-text.ts';
import { ReadMore } from '../../ui/read-more.tsx';
import { useEscape, useHydrated } from '../../ui/use-browser-state.ts';

type Heading = AboutContent['teamHeading'];

/** The team: flip cards, and a list below 769 px. */
export function Team({ heading, members }: { heading: Heading; members: TeamMember[] }) {
  if (members.length === 0) return null;
  const plainMembers = members.map((member) => ({ ...member, content: plainText(member.content) }));
  return (
    <>
      <section aria-label={heading.subtitle} className="bg-mist max-md:hidden">
        <div className="frame section-space">
          <div className="mb-14 grid items-end gap-x-6 gap-y-6 lg:grid-cols-12">
            <div className="max-w-[44rem] lg:col-span-7">
              {heading.subtitle ? <p className="tag-line mb-3">{heading.subtitle}</p> : null}
              <h2 className="text-heading">{heading.title}</h2>
            </div>
            <p className="text-lead text-text-soft lg:col-span-4 lg:col-start-9">
              {heading.subtitle2} {heading.subtitle3}
            </p>
          </div>
          <ul className="grid max-w-[51rem] grid-cols-2 gap-6 lg:max-w-none lg:grid-cols-3">
            {plainMembers.map((member) => (
              <li key={member._id}>
                <FlipCard
                  label={member.name}
                  front={<Front member={member} />}
                  back={<Back member={member} icon={heading.linkedinImage} />}
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <MobileTeam members={plainMembers} icon={heading.linkedinImage} />
    </>
  );
}

function Front({ member }: { member: TeamMember }) {
  return (
    <div className="facet flex h-full min-h-[32rem] flex-col overflow-hidden bg-surface">
      <div className="duotone relative">
        <ResponsiveImage
          picture={member.picture}
          // The crop of a landscape photograph needs its height: 30rem.
          sizes={`${Math.max(400, Math.ceil((480 * member.picture.width) / member.picture.height))}px`}
          className="h-[30rem] w-full object-cover object-top"
        />
      </div>
      <p className="grow content-center py-2 pl-5 font-display text-card tracking-display">{member.name}</p>
    </div>
  );
}

interface MemberProps {
  /** With plain text as content. */
  member: TeamMember;
  /** The icon of the professional network, where staff have set one. */
  icon: Heading['linkedinImage'];
}

function Back({ member, icon }: MemberProps) {
  return (
    <div className="facet flex h-full flex-col bg-surface p-7 pb-6">
      <h3 className="pr-8 text-card">{member.name}</h3>
      <p className="mt-1 text-small font-semibold text-main">{member.designation}</p>
      <p className="mt-4 grow text-small text-text-soft">{member.content}</p>
      <ProfileLink member={member} icon={icon} />
    </div>
  );
}

/** The team on screens of 768 px and less. */
function MobileTeam({ members, icon }: { members: TeamMember[]; icon: MemberProps['icon'] }) {
  return (
    <section aria-label="Our Team" className="bg-mist md:hidden">
      <div className="frame section-space">
        <h2 className="mb-8 text-heading">Our Team</h2>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {members.map((member) => (
            <li
              key={member._id}
              className="grid grid-cols-[6rem_1fr] gap-x-5 border-t border-line-strong/50 py-6"
            >
              <ResponsiveImage
                frame="duotone facet-small relative self-start"
                picture={member.picture}
                sizes="96px"
                className="aspect-4/5 w-full object-cover object-top"
              />
              <div>
                <h3 className="text-card">{member.name}</h3>
                <p className="mt-1 text-small font-semibold text-main">{member.designation}</p>
                <div className="mt-3 text-small text-text-soft">
                  <ReadMore html={member.content} about={member.name}>
                    <p>{member.content}</p>
                  </ReadMore>
                </div>
                <ProfileLink member={member} icon={icon} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The professional-network icon of a member. It leads to the site root (specification, section 2), or by a setting to the profile. */
function ProfileLink({ member, icon }: MemberProps) {
  const { settings } = useSite();
  const toProfile = settings?.linkTeamIconsToProfiles && member.linkedin;
  return (
    <a
      href={toProfile ? member.linkedin : '/'}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${member.name}, professional network (opens in a new tab)`}
      className="mt-2 -ml-3 grid size-11 place-items-center text-main"
    >
      {icon ? (
        <ResponsiveImage picture={icon} alt="" sizes="24px" className="size-6 object-contain" />
      ) : (
        <NetworkIcon className="size-6" />
      )}
    </a>
  );
}

interface FlipCardProps {
  /** Who or what is on the card, for its buttons' names. */
  label: string;
  front: ReactNode;
  back: ReactNode;
}

/**
 * A card with two faces. It turns on hover, and stays turned after a click or Enter until its button, Escape or
 * blur. The hidden face is inert. Without scripts both faces are shown.
 */
function FlipCard({ label, front, back }: FlipCardProps) {
  const scripted = useHydrated();
  const card = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);
  const [opened, setOpened] = useState(false);
  const turned = hovered || opened;

  useEffect(() => {
    if (opened) closer.current?.focus({ preventScroll: true });
  }, [opened]);

  const close = () => {
    setOpened(false);
    setHovered(false);
    // Once the front is no longer inert; not from elsewhere on the page.
    if (card.current?.contains(document.activeElement))
      requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }));
  };
  useEscape(turned, close);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpened(false);
  };

  return (
    <article
      ref={card}
      aria-label={label}
      data-turned={turned}
      className="flip-card"
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onBlur={left}
    >
      <div className="flip-card-face flip-card-front" inert={scripted && turned}>
        {front}
        <button
          ref={opener}
          type="button"
          aria-label={`Read about ${label}`}
          onClick={() => setOpened(true)}
          className="absolute inset-0 -outline-offset-4 without-script:hidden"
        />
      </div>
      <div className="flip-card-face flip-card-back" inert={scripted && !turned}>
        {back}
        <CloseButton
          ref={closer}
          label={`Flip the card of ${label} back`}
          onClick={close}
          icon="size-4"
          className="absolute top-1 right-1 size-11 without-script:hidden"
        />
      </div>
    </article>
  );
}
