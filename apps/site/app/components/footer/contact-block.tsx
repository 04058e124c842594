import type { SiteSettings } from '@riverfront/contract';

/** Head office, telephone numbers and the sales address. */
export function ContactBlock({ settings }: { settings: SiteSettings }) {
  const { headOffice, phones, salesEmail } = settings;
  return (
    <section
      aria-label="Contact"
      className="mb-12 grid gap-8 xs:grid-cols-2 md:grid-cols-[5fr_3fr_4fr] md:gap-6"
    >
      <div className="xs:col-span-2 md:col-span-1">
        <h2 className="font-sans text-small font-semibold tracking-tag text-river-light">
          {headOffice.label}
        </h2>
        <address className="mt-3 text-body whitespace-pre-line text-on-night-soft not-italic">
          {headOffice.address}
        </address>
      </div>
      <div>
        <h2 className="font-sans text-small font-semibold tracking-tag text-river-light">Telephone</h2>
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
        <h2 className="font-sans text-small font-semibold tracking-tag text-river-light">Write to us</h2>
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
