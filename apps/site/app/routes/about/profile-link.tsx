import type { Picture as PictureData, TeamMember } from '@riverfront/contract';
import { Picture } from '../../components/picture.tsx';
import { useSite } from '../../site.ts';
import { NetworkIcon } from '../../ui/icons.tsx';

interface ProfileLinkProps {
  member: TeamMember;
  /** The icon of the professional network, where staff have set one. */
  icon: PictureData | null;
}

/**
 * The professional-network icon of a team member. It leads to the site root
 * (specification, section 2) unless a setting says that it leads to the member's profile.
 */
export function ProfileLink({ member, icon }: ProfileLinkProps) {
  const { settings } = useSite();
  const toProfile = settings?.linkTeamIconsToProfiles && member.linkedin;
  return (
    <a
      href={toProfile ? member.linkedin : '/'}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${member.name}, professional network (opens in a new tab)`}
      className="mt-2 -ml-3 grid size-11 place-items-center text-river"
    >
      {icon ? (
        <Picture picture={icon} alt="" sizes="24px" className="size-6 object-contain" />
      ) : (
        <NetworkIcon className="size-6" />
      )}
    </a>
  );
}
