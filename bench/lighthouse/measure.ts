import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import type { MeasuredRoute } from './routes.ts';

/** What one look at one page gave; scores 0 to 100, times in ms, bytes as sent, without films. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  /** Audits that cost points, those of performance only when nothing else does. */
  complaints: string[];
}

export type Profile = 'mobile' | 'desktop';

const arguments_ = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Opens a page in a browser of its own, with Lighthouse's throttling of a profile.
 * @param chromePath the browser; without it the one that chrome-launcher finds
 * @throws {Error} when the page cannot be loaded
 */
export async function measure(
  siteUrl: string,
  { path, skipAudits }: MeasuredRoute,
  profile: Profile,
  chromePath: string | undefined,
): Promise<Figures> {
  const chrome = await launch({
    chromeFlags: arguments_,
    ignoreDefaultFlags: false,
    ...(chromePath && { chromePath }),
  });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      ...(skipAudits && { skipAudits, ignoreStatusCode: true }),
    };
    const result = await lighthouse(
      `${siteUrl}${path}`,
      flags,
      profile === 'desktop' ? desktopConfig : undefined,
    );
    if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`);
    return figuresOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function figuresOf({ categories, audits }: Lhr): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: bytesOf(audits['network-requests']?.details),
    complaints: ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

function bytesOf(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType !== 'Media')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
