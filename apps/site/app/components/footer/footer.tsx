import type { MenuItem, Menus, SiteSettings } from '@riverfront/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { feeds } from '../../site.ts';
import { NetworkIcon, PhotoIcon, ShortPostIcon } from '../../ui/icons.tsx';
import { Logo, Waves } from '../brand.tsx';
import { RichText } from '../rich-text.tsx';

const privacyPolicy = '/privacy-policy';

/** The end of every page: how to reach the company, its legal texts, its profiles. */
export default function Footer({ menus, settings }: { menus?: Menus; settings?: SiteSettings }) {
  return (
    <footer className="on-night bg-night text-on-night">
      <Waves className="text-main-light" />
      <div className="frame pt-8 pb-10">
        {settings ? <ContactBlock settings={settings} /> : null}
        {menus ? <SitePages menus={menus} /> : null}
        <div className="grid items-center gap-8 border-t border-night-line pt-8 md:grid-cols-[1fr_auto_1fr]">
          <div className="order-2 text-[1rem] max-[30rem]:text-[0.875rem] md:order-1">
            {settings ? <RichText html={settings.footerText} className="text-on-night-soft" /> : null}
            {menus ? (
              <ul className="mt-1 flex flex-wrap gap-x-6">
                {menus.legal.map((item) => (
                  <li key={item.link}>
                    {item.link === privacyPolicy ? (
                      <PrivacyButton item={item} />
                    ) : (
                      <Link
                        to={item.link}
                        prefetch="intent"
                        className="link inline-flex min-h-11 items-center"
                      >
                        {item.title}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <Link to="/" prefetch="intent" className="order-1 justify-self-start md:order-2">
            <Logo onNight />
            <span className="sr-only"> home page</span>
          </Link>
          <div className="order-3 md:justify-self-end">
            {settings ? <SocialLinks social={settings.social} /> : null}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Head office, telephone numbers and the sales address. */
function ContactBlock({ settings }: { settings: SiteSettings }) {
  const { headOffice, phones, salesEmail } = settings;
  return (
    <section
      aria-label="Contact"
      className="mb-12 grid gap-8 xs:grid-cols-2 md:grid-cols-[5fr_3fr_4fr] md:gap-6"
    >
      <div className="xs:col-span-2 md:col-span-1">
        {headOffice.label ? (
          <>
            <h2 className="font-sans text-small font-semibold tracking-tag text-main-light">
              {headOffice.label}
            </h2>
            <address className="mt-3 text-body whitespace-pre-line text-on-night-soft not-italic">
              {headOffice.address}
            </address>
          </>
        ) : null}
      </div>
      <div>
        <h2 className="font-sans text-small font-semibold tracking-tag text-main-light">Telephone</h2>
        <ul className="mt-1">
          {phones.map((phone) => (
            <li key={phone}>
              <a
                href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                className="inline-flex min-h-11 items-center text-on-night tabular-nums hover:underline"
              >
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="font-sans text-small font-semibold tracking-tag text-main-light">Write to us</h2>
        <a
          href={`mailto:${salesEmail}`}
          className="mt-1 inline-flex min-h-11 items-center font-display text-card tracking-display text-on-night hover:underline"
        >
          {salesEmail}
        </a>
      </div>
    </section>
  );
}

/** The site's own pages, search and feeds. */
function SitePages({ menus }: { menus: Menus }) {
  const pages = [
    ...menus.main.filter(({ link }) => link !== '/'),
    { title: 'Offices', link: '/map' },
    { title: 'My application', link: '/my-application' },
    { title: 'Search', link: '/search' },
    ...menus.more,
  ];
  return (
    <nav aria-label="Pages" className="not-printed border-t border-night-line py-4">
      <ul className="flex flex-wrap gap-x-6 text-small">
        {pages.map(({ title, link }) => (
          <li key={link}>
            <Link to={link} prefetch="intent" className={quietLink}>
              {title}
            </Link>
          </li>
        ))}
        {Object.values(feeds).map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={quietLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const quietLink = 'inline-flex min-h-11 items-center text-on-night-soft hover:text-on-night hover:underline';

const iconLink =
  'grid size-12 place-items-center border border-night-line text-on-night hover:bg-night-raised';

/** The company's profiles; their targets are settings. */
function SocialLinks({ social: { network, shortPost, photo } }: { social: SiteSettings['social'] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      <li>
        <Link to={network} aria-label="Professional network" className={iconLink}>
          <NetworkIcon />
        </Link>
      </li>
      <li>
        <Link to={shortPost} aria-label="Short posts" className={iconLink}>
          <ShortPostIcon />
        </Link>
      </li>
      <li>
        <a
          href={photo}
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

const PrivacyDialog = lazy(() => import('./privacy-dialog.tsx'));

/** Opens the privacy policy over the page; without scripts it is a link to the policy's own page. */
function PrivacyButton({ item }: { item: MenuItem }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="link inline-flex min-h-11 items-center without-script:hidden"
      >
        {item.title}
      </button>
      <noscript>
        <a href={item.link} className="link inline-flex min-h-11 items-center">
          {item.title}
        </a>
      </noscript>
      {wanted ? (
        <Suspense>
          <PrivacyDialog title={item.title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
