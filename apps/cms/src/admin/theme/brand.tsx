import onLight from '@riverfront/brand/logo/logo.svg';
import onDark from '@riverfront/brand/logo/logo-on-dark.svg';
import mark from '@riverfront/brand/logo/mark.svg';
import type { ServerProps } from 'payload';

/** The company's logo above the sign-in form. */
export async function Logo({ payload }: ServerProps) {
  const { companyName: name } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return (
    <div className="sign-in-brand">
      <Drawing file={onLight} alt={name} className="sign-in-brand__logo by-day" />
      <Drawing file={onDark} alt={name} className="sign-in-brand__logo at-night" />
      <span>Staff side</span>
    </div>
  );
}

/** The company's mark, which leads to the first screen in the header's breadcrumb. */
export function Mark() {
  return <Drawing file={mark} alt="Today" className="brand-mark" />;
}

function Drawing({ file, alt, className }: { file: typeof mark; alt: string; className: string }) {
  const { src, width, height } = file;
  // biome-ignore lint/performance/noImgElement: the staff side has no image optimiser (`next.config.ts`).
  return <img src={src} width={width} height={height} alt={alt} className={className} />;
}
