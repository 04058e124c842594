import { type BrandLogo, loadBrand } from '@riverfront/backend/content/brand/load-brand';
import { createStaffStylesheet, toStyleKey } from '@riverfront/brand';
import type { Payload, ServerProps } from 'payload';
import { cache } from 'react';

/** Reads the published brand and the company's name, once for each screen. */
const readBrand = cache(async (payload: Payload) => {
  const [brand, { companyName }] = await Promise.all([
    loadBrand(payload),
    payload.findGlobal({ slug: 'settings', depth: 0 }),
  ]);
  return { ...brand, companyName };
});

/** The published brand's colours and faces for every screen. */
export async function BrandStyle({ payload }: { payload: Payload }) {
  const { style } = await readBrand(payload);
  return (
    <style href={`brand-${toStyleKey(style)}`} precedence="brand">
      {createStaffStylesheet(style)}
    </style>
  );
}

/** The company's logo or name above the sign-in form. */
export async function Logo({ payload }: ServerProps) {
  const { logo, logoOnDark, companyName } = await readBrand(payload);
  return (
    <div className="sign-in-brand">
      {logo || logoOnDark ? (
        <>
          <Drawing logo={logo ?? logoOnDark} alt={companyName} className="sign-in-brand__logo by-day" />
          <Drawing logo={logoOnDark ?? logo} alt={companyName} className="sign-in-brand__logo at-night" />
        </>
      ) : (
        <strong>{companyName}</strong>
      )}
      <span>Staff side</span>
    </div>
  );
}

/** The mark and the company's name, as a link home. */
export async function HomeLink({ payload }: { payload: Payload }) {
  const { companyName } = await readBrand(payload);
  return (
    <a className="sidebar__brand" href="/admin">
      <Mark payload={payload} /> <span>{companyName}</span>
    </a>
  );
}

/** The company's mark as decoration, also in the header's breadcrumb; a disc of the main colour when it has none. */
export async function Mark({ payload, className = '' }: { payload: Payload; className?: string }) {
  const { mark } = await readBrand(payload);
  return mark ? (
    <Drawing logo={mark} alt="" className={`brand-mark ${className}`} />
  ) : (
    <span aria-hidden="true" className={`brand-mark brand-mark--disc ${className}`} />
  );
}

function Drawing({ logo, alt, className }: { logo?: BrandLogo; alt: string; className: string }) {
  if (!logo) return null;
  const { filename, width, height } = logo;
  const src = `/api/media/file/${encodeURIComponent(filename)}`;
  // biome-ignore lint/performance/noImgElement: the staff side has no image optimiser (`next.config.ts`).
  return <img src={src} width={width} height={height} alt={alt} className={className} />;
}
