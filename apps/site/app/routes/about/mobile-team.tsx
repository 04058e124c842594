import type { Picture as PictureData, TeamMember } from '@riverfront/contract';
import { Picture } from '../../components/picture.tsx';
import { plainText } from '../../ui/plain-text.ts';
import { ReadMore } from '../../ui/read-more.tsx';
import { ProfileLink } from './profile-link.tsx';

/** The team on screens of 768 px and less: a card per member, nothing to turn round. */
export function MobileTeam({ members, icon }: { members: TeamMember[]; icon: PictureData | null }) {
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
              <div className="facet facet-small self-start overflow-hidden">
                <Picture
                  picture={member.picture}
                  sizes="96px"
                  className="aspect-4/5 w-full object-cover object-top"
                />
              </div>
              <div>
                <h3 className="text-card">{member.name}</h3>
                <p className="mt-1 text-small font-semibold text-river">{member.designation}</p>
                <div className="mt-3 text-small text-text-soft">
                  <ReadMore html={member.content} about={member.name}>
                    <p>{plainText(member.content)}</p>
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
