import type { AboutContent, TeamMember } from '@riverfront/contract';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { FlipCard } from '../../ui/flip-card.tsx';
import { plainText } from '../../ui/plain-text.ts';
import { MobileTeam } from './mobile-team.tsx';
import { ProfileLink } from './profile-link.tsx';

type Heading = AboutContent['teamHeading'];

/** The people of the firm: cards that turn round, or below 769 px a list. */
export function Team({ heading, members }: { heading: Heading; members: TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <>
      <section aria-label={heading.subtitle} className="bg-mist max-md:hidden">
        <div className="frame section-space">
          <div className="mb-14 grid items-end gap-x-6 gap-y-6 lg:grid-cols-12">
            <SectionHeading tag={heading.subtitle} title={heading.title} className="lg:col-span-7" />
            <p className="text-lead text-text-soft lg:col-span-4 lg:col-start-9">
              {heading.subtitle2} {heading.subtitle3}
            </p>
          </div>
          <ul className="grid grid-cols-2 gap-6 lg:grid-cols-3">
            {members.map((member) => (
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
      <MobileTeam members={members} icon={heading.linkedinImage} />
    </>
  );
}

function Front({ member }: { member: TeamMember }) {
  return (
    <div className="facet relative h-full overflow-hidden">
      <Picture
        picture={member.picture}
        sizes="(min-width: 1248px) 384px, 50vw"
        className="h-full min-h-[32rem] w-full object-cover object-top"
      />
      <p className="absolute bottom-0 left-0 bg-surface py-3 pr-6 pl-5 font-display text-card tracking-display">
        {member.name}
      </p>
    </div>
  );
}

function Back({ member, icon }: { member: TeamMember; icon: Heading['linkedinImage'] }) {
  return (
    <div className="facet flex h-full flex-col bg-surface p-7 pb-6">
      <h3 className="pr-8 text-card">{member.name}</h3>
      <p className="mt-1 text-small font-semibold text-river">{member.designation}</p>
      <p className="mt-4 grow text-small text-text-soft">{plainText(member.content)}</p>
      <ProfileLink member={member} icon={icon} />
    </div>
  );
}
