/**
 * The score of Mozilla's HTTP Observatory by its published table
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, and
 * the scanner's `src/grader/charts.js`, version 1.4.8, algorithm 4). The scanner
 * itself is no dependency: it brings a database and a download on installation,
 * and scans public host names only.
 */

/** What the scanner looks at. */
export interface Observed {
  /** Of the page, as they would come over https. */
  headers: Headers;
  html: string;
  /** Of a preflight from another origin. */
  preflight: Headers;
  /** The host stands in the browsers' preload list. */
  preloaded: boolean;
  /** `http://` is answered by the proxy with a redirect to the same host on https. */
  redirectsToHttps: boolean;
}

/** One line of the score: a test, its outcome, what it adds or takes. */
export interface Test {
  name: string;
  outcome: string;
  points: number;
}

/** Points above 100 count from here on only (`MINIMUM_SCORE_FOR_EXTRA_CREDIT`). */
const extraCreditFrom = 90;

/** All tests and the score they come to. */
export function observatory(observed: Observed): { tests: Test[]; score: number } {
  const tests = [
    policyTest(observed),
    cookieTest(observed),
    corsTest(observed),
    redirectionTest(observed),
    referrerTest(observed),
    transportTest(observed),
    integrityTest(observed),
    sniffTest(observed),
    frameTest(observed),
    resourceTest(observed),
  ];
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 100);
  const withoutExtra = sum(tests.map(({ points }) => Math.min(0, points)));
  const score = withoutExtra >= extraCreditFrom ? sum(tests.map(({ points }) => points)) : withoutExtra;
  return { tests, score: Math.max(0, score) };
}

type Directives = Map<string, string[]>;

/** The directives of a policy; undefined when there is none or one stands twice. */
function directivesOf(headers: Headers): Directives | undefined {
  const directives: Directives = new Map();
  for (const part of (headers.get('content-security-policy') ?? '').split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives.size > 0 ? directives : undefined;
}

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const unsafe = /^(?:'unsafe-inline'|data:)$/;

function policyTest({ headers }: Observed): Test {
  const name = 'Content-Security-Policy';
  const directives = directivesOf(headers);
  if (!directives) return { name, outcome: 'none, or not readable', points: -25 };
  const of = (directive: string) => directives.get(directive) ?? directives.get('default-src') ?? ['*'];
  /** A hash or nonce makes browsers ignore `unsafe-inline`. */
  const effective = (sources: string[]) =>
    sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const [scripts, styles] = [effective(of('script-src')), effective(of('style-src'))];
  const isLoose = (source: string) => broad.test(source) || unsafe.test(source);
  if (scripts.some(isLoose) || of('object-src').some((source) => broad.test(source)))
    return { name, outcome: 'unsafe or broad sources of scripts', points: -20 };
  const overHttp = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  if ([...directives].some(([directive, sources]) => !passive.includes(directive) && sources.some(overHttp)))
    return { name, outcome: 'sources over http', points: -20 };
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return { name, outcome: 'unsafe-eval', points: -10 };
  if (passive.some((directive) => of(directive).some(overHttp)))
    return { name, outcome: 'pictures over http', points: -10 };
  if (styles.some(isLoose)) return { name, outcome: 'unsafe or broad sources of styles', points: 0 };
  return directives.get('default-src')?.join() === "'none'"
    ? { name, outcome: "nothing unsafe, from default-src 'none'", points: 10 }
    : { name, outcome: 'nothing unsafe', points: 5 };
}

function cookieTest({ headers }: Observed): Test {
  const name = 'Cookies';
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (cookies.length === 0) return { name, outcome: 'none are set', points: 0 };
  const session = (cookie: string) => /^[^=]*(?:login|sess)/.test(cookie);
  const every = (pattern: RegExp) => cookies.every((cookie) => pattern.test(cookie));
  if (cookies.some((cookie) => session(cookie) && !/;\s*httponly/.test(cookie)))
    return { name, outcome: 'a session cookie without HttpOnly', points: -30 };
  if (cookies.some((cookie) => /csrf/.test(cookie) && !/;\s*samesite=/.test(cookie)))
    return { name, outcome: 'a token without SameSite', points: -20 };
  if (!every(/;\s*secure/)) {
    const hsts = headers.has('strict-transport-security');
    return { name, outcome: 'not Secure', points: hsts ? -5 : -20 };
  }
  return every(/;\s*samesite=(?:lax|strict|none)/)
    ? { name, outcome: 'Secure, SameSite', points: 5 }
    : { name, outcome: 'Secure', points: 0 };
}

function corsTest({ preflight }: Observed): Test {
  const name = 'Cross-origin resource sharing';
  const allowed = preflight.get('access-control-allow-origin');
  if (!allowed || allowed === '*') return { name, outcome: allowed ? 'public' : 'none', points: 0 };
  const credentials = preflight.get('access-control-allow-credentials') === 'true';
  return { name, outcome: 'of named origins', points: credentials ? -50 : 0 };
}

function redirectionTest({ redirectsToHttps, preloaded }: Observed): Test {
  const name = 'Redirection';
  if (redirectsToHttps || preloaded) return { name, outcome: 'to https (by the proxy)', points: 0 };
  return { name, outcome: 'missing', points: -20 };
}

function referrerTest({ headers }: Observed): Test {
  const name = 'Referrer-Policy';
  const last = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase();
  if (!last) return { name, outcome: 'none', points: 0 };
  const strict = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last);
  return { name, outcome: last, points: strict ? 5 : -5 };
}

/** Six months as the scanner counts them. */
const sixMonths = 15_552_000;

function transportTest({ headers, preloaded }: Observed): Test {
  const name = 'Strict-Transport-Security';
  if (preloaded) return { name, outcome: 'in the preload list', points: 5 };
  const value = headers.get('strict-transport-security');
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '') ?? [];
  if (!value || !seconds || value.includes(','))
    return { name, outcome: 'none, or not readable', points: -20 };
  return { name, outcome: value, points: Number(seconds) >= sixMonths ? 0 : -10 };
}

function integrityTest({ headers, html }: Observed): Test {
  const name = 'Subresource integrity';
  if (!headers.get('content-type')?.startsWith('text/html')) return { name, outcome: 'no HTML', points: 0 };
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const sources = scripts.filter((attributes) => /\ssrc=/.test(attributes));
  const foreign = sources.filter((attributes) => /\ssrc="(?:https?:)?\/\//.test(attributes));
  if (foreign.some((attributes) => !/\sintegrity=/.test(attributes)))
    return { name, outcome: 'scripts of other hosts without it', points: -5 };
  return sources.some((attributes) => /\sintegrity=/.test(attributes))
    ? { name, outcome: 'scripts carry it', points: 5 }
    : { name, outcome: 'not needed: all scripts are our own', points: 0 };
}

function sniffTest({ headers }: Observed): Test {
  const value = headers.get('x-content-type-options')?.trim().toLowerCase();
  return { name: 'X-Content-Type-Options', outcome: value ?? 'none', points: value === 'nosniff' ? 0 : -5 };
}

function frameTest({ headers }: Observed): Test {
  const name = 'Framing';
  if (directivesOf(headers)?.has('frame-ancestors')) return { name, outcome: 'frame-ancestors', points: 5 };
  const value = headers.get('x-frame-options')?.toLowerCase() ?? '';
  return { name, outcome: value || 'none', points: /^(?:deny|sameorigin|allow-from)/.test(value) ? 0 : -20 };
}

function resourceTest({ headers }: Observed): Test {
  const value = headers.get('cross-origin-resource-policy')?.toLowerCase();
  const points = value === 'same-origin' || value === 'same-site' ? 10 : 0;
  return { name: 'Cross-Origin-Resource-Policy', outcome: value ?? 'none', points };
}
