import type { SiteSettings } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NetworkIcon, PhotoIcon, ShortPostIcon } from '../../ui/icons.tsx';

const iconLink =
  'grid size-12 place-items-center border border-night-line text-on-night hover:bg-night-raised';

/** The company's profiles; the photo profile opens in a new tab. Their targets are settings. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      <li>
        <ProfileLink to={social.network} name="Professional network">
          <NetworkIcon />
        </ProfileLink>
      </li>
      <li>
        <ProfileLink to={social.shortPost} name="Short posts">
          <ShortPostIcon />
        </ProfileLink>
      </li>
      <li>
        <a
          href={social.photo}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Photo sharing (opens in a new tab)"
          className={iconLink}
        >
          <PhotoIcon />
        </a>
      </li>
    </ul>
  );
}

function ProfileLink({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <Link to={to} aria-label={name} className={iconLink}>
      {children}
    </Link>
  );
}
