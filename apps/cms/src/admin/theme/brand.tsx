import onLight from '@riverfront/brand/logo/logo.svg';
import onDark from '@riverfront/brand/logo/logo-on-dark.svg';
import mark from '@riverfront/brand/logo/mark.svg';
import type { Payload, ServerProps } from 'payload';

async function readName(payload: Payload): Promise<string> {
  return (await payload.findGlobal({ slug: 'settings', depth: 0 })).companyName;
}

/** The company's logo above the sign-in form. */
export async function Logo({ payload }: ServerProps) {
  const name = await readName(payload);
  return (
    <div className="sign-in-brand">
      <Drawing file={onLight} alt={name} className="sign-in-brand__logo by-day" />
      <Drawing file={onDark} alt={name} className="sign-in-brand__logo at-night" />
      <span>Staff side</span>
    </div>
  );
}

/** The mark and the company's name, as a link home. */
export async function HomeLink({ payload }: { payload: Payload }) {
  return (
    <a className="sidebar__brand" href="/admin">
      <Mark /> <span>{await readName(payload)}</span>
    </a>
  );
}

/** The company's mark as decoration, also in the header's breadcrumb. */
export function Mark() {
  return <Drawing file={mark} alt="" className="brand-mark" />;
}

function Drawing({ file, alt, className }: { file: typeof mark; alt: string; className: string }) {
  const { src, width, height } = file;
  // biome-ignore lint/performance/noImgElement: the staff side has no image optimiser (`next.config.ts`).
  return <img src={src} width={width} height={height} alt={alt} className={className} />;
}
