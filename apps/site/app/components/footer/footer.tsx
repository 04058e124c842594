import type { Menus, SiteSettings } from '@riverfront/contract';
import { Link } from 'react-router';
import { Logo } from '../brand/logo.tsx';
import { River } from '../brand/river.tsx';
import { RichText } from '../rich-text.tsx';
import { ContactBlock } from './contact-block.tsx';
import { PrivacyButton } from './privacy-button.tsx';
import { SocialLinks } from './social-links.tsx';

const privacyPolicy = '/privacy-policy';

/** The end of every page: how to reach the company, its legal texts, its profiles. */
export default function Footer({
  name,
  menus,
  settings,
}: {
  name: string;
  menus?: Menus;
  settings?: SiteSettings;
}) {
  return (
    <footer className="on-night bg-night text-on-night">
      <River className="text-river-light" />
      <div className="frame pt-8 pb-10">
        {settings ? <ContactBlock settings={settings} /> : null}
        <div className="grid items-center gap-8 border-t border-night-line pt-8 md:grid-cols-[1fr_auto_1fr]">
          <div className="order-2 text-[1rem] max-[30rem]:text-[0.875rem] md:order-1">
            {settings ? <RichText html={settings.footerText} className="text-on-night-soft" /> : null}
            {menus ? (
              <ul className="mt-1 flex flex-wrap gap-x-6">
                {menus.legal.map((item) => (
                  <li key={item.link}>
                    {item.link === privacyPolicy ? (
                      <PrivacyButton item={item} name={name} />
                    ) : (
                      <Link to={item.link} className="link inline-flex min-h-11 items-center">
                        {item.title}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <Link to="/" className="order-1 justify-self-start md:order-2">
            <Logo name={name} />
            <span className="text-only-for-assistive-technology"> home page</span>
          </Link>
          <div className="order-3 md:justify-self-end">
            {settings ? <SocialLinks social={settings.social} /> : null}
          </div>
        </div>
      </div>
    </footer>
  );
}
