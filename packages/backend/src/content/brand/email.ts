import { createHash } from 'node:crypto';
import { type BrandStyle, deriveScale, faces } from '@riverfront/brand';
import { type Company, type EmailBrand, renderEmail } from '@riverfront/mail';
import type { Payload } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { staffSideOf } from '../../staff-side.ts';
import { headOfficeOf } from '../settings/settings.ts';
import { type BrandLogo, type LoadedBrand, loadBrand } from './load-brand.ts';

/** Height of the logo in emails, and its maximum width, in pixels. */
const logoSize = { height: 40, width: 240 };

/** Maps a brand to how emails look. @param logoHref returns the absolute address of a logo */
function toEmailBrand(brand: LoadedBrand, logoHref: (logo: BrandLogo, name: string) => string): EmailBrand {
  const { shared, light, dark } = deriveScale(brand.style.colours);
  const kindOf = (face: BrandStyle['textFace']) => faces[face].kind;
  const { logo, logoOnDark, mark } = brand;
  const [onLight, onDark] = [mark ?? logo ?? logoOnDark, mark ?? logoOnDark ?? logo];
  return {
    light: toPalette(light),
    dark: toPalette(dark),
    accent: shared.accent,
    button: { background: light.main, text: light['on-main'] },
    headline: kindOf(brand.style.headlineFace),
    text: kindOf(brand.style.textFace),
    logo: onLight &&
      onDark && {
        light: logoHref(onLight, 'logo.png'),
        dark: logoHref(onDark, 'logo-on-dark.png'),
        ...fit(onLight),
        isMark: onLight === mark,
      },
  };
}

type Tokens = ReturnType<typeof deriveScale>['light'];

function toPalette(tokens: Tokens): EmailBrand['light'] {
  const { page, surface, text, main, line, mist } = tokens;
  return {
    page,
    card: surface,
    text,
    soft: tokens['text-soft'],
    link: tokens['main-deep'],
    main,
    line,
    mist,
  };
}

function fit({ width, height }: BrandLogo): { width: number; height: number } {
  const scale = Math.min(logoSize.height / height, logoSize.width / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Reads the facts about the company that emails state, and how they look. @param siteUrl public address of the site */
export async function readCompany(payload: Payload, siteUrl: string): Promise<Company> {
  const brand = await loadBrand(payload);
  const address = ({ filename }: BrandLogo, name: string) => {
    const version = createHash('sha256').update(filename).digest('hex').slice(0, 10);
    return `${siteUrl.replace(/\/$/, '')}/brand/${version}/${name}`;
  };
  return { ...(await readFacts(payload, siteUrl)), brand: toEmailBrand(brand, address) };
}

const facts = { companyName: true, legalName: true, headOffice: true, phones: true, timeZone: true } as const;

async function readFacts(payload: Payload, siteUrl: string) {
  const [settings, recipients] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 1, select: facts }),
    payload.findGlobal({ slug: 'recipients', depth: 0 }),
  ]);
  return {
    name: settings.companyName,
    legalName: settings.legalName,
    address: headOfficeOf(settings).address,
    phones: settings.phones ?? [],
    salesEmail: recipients.salesEmail,
    careersEmail: recipients.careersEmail,
    privacyEmail: recipients.privacyEmail,
    siteUrl,
    timeZone: settings.timeZone,
  };
}

/** Shows editors a sample email in the brand's newest draft. */
export const brandEmailPreview = endpoint({
  method: 'get',
  path: '/brand/email-preview',
  roles: ['editor'],
  async handler({ payload }) {
    const { siteUrl, cmsUrl } = staffSideOf(payload);
    const draft = await loadBrand(payload, true);
    // The site's own address of the logo is that of the published brand.
    const stored = ({ filename }: BrandLogo) => `${cmsUrl}/api/media/file/${encodeURIComponent(filename)}`;
    const company = { ...(await readFacts(payload, siteUrl)), brand: toEmailBrand(draft, stored) };
    const { html } = await renderEmail(
      {
        kind: 'application-confirmation',
        data: { reference: 'RA-4M8ZW2HD', firstName: 'Alex', jobTitle: 'Consultant', resumeMissing: true },
      },
      company,
    );
    return new Response(html, {
      // `next.config.ts` lets the staff side frame it. Without its origin it could not load the logo, which has
      // Cross-Origin-Resource-Policy; scripts stay forbidden.
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; sandbox allow-same-origin",
        'cache-control': 'no-store',
      },
    });
  },
});
