import type { SiteBrand } from '@riverfront/contract';
import { useSite } from '../../site.ts';

/** The company's logo; its name until there is one. */
export function Logo({ onNight = false }: { onNight?: boolean }) {
  const { name, settings } = useSite();
  const logo = settings?.brand.logo;
  if (!logo)
    return (
      <span className="font-display text-[1.375rem] leading-tight font-medium tracking-display">{name}</span>
    );
  return onNight ? (
    <Drawing logo={logo.dark} name={name} loading="lazy" />
  ) : (
    <picture className="contents">
      <source
        srcSet={logo.dark.src}
        width={logo.dark.width}
        height={logo.dark.height}
        media="screen and (prefers-color-scheme: dark)"
      />
      <Drawing logo={logo.light} name={name} />
    </picture>
  );
}

type Drawn = NonNullable<SiteBrand['logo']>['light'];

interface DrawingProps {
  logo: Drawn;
  name: string;
  /** The footer's is not preloaded. */
  loading?: 'lazy';
}

function Drawing({ logo: { src, width, height }, name, loading }: DrawingProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={name}
      loading={loading}
      className="h-10 w-auto max-w-[min(14rem,50vw,100%)] object-contain object-left"
    />
  );
}
