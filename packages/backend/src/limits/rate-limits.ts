type Key = 'account' | 'account or network' | 'code' | 'email' | 'email and network' | 'network';

/** One rate limit. */
interface RateLimit {
  /** Uses within `seconds` of the first. */
  points: number;
  seconds: number;
  /** What uses are counted by. Emails and networks (IPv4 address or IPv6 /64) are stored as keyed hashes. */
  key: Key;
  /** What people read when it is exceeded. @param wait seconds until the next use is allowed */
  message: (wait: number) => string;
}

const hour = 3_600;
const day = 24 * hour;
const lockedOut =
  'There were too many tries for this address from your network. Please wait ten minutes, or choose a new password with “Forgot password?”.';
const noMessage = () => '';

/** Every rate limit of site and staff side. Those of visitors leave room for an office behind one address. */
export const rateLimits = {
  // One-time codes: for one requester of an email address, for the address (nobody's mailbox is flooded from many
  // networks), and for a network.
  'code-email': perHour(3, 'email and network', 'We send at most 3 codes an hour to one email address.'),
  'code-mailbox': perHour(12, 'email', 'Many codes were asked for with this email address.'),
  'code-address': perHour(10, 'network', 'Too many codes were asked for from your network.'),
  'verify-address': perHour(60, 'network', 'Too many codes were tried from your network.'),
  // Guesses without the id of the request, which only its sender has.
  'guess-unbound': { points: 5, seconds: 600, key: 'code', message: tryAgain('Too many codes were tried.') },
  'captcha-address': perHour(120, 'network', 'Too many checks were started from your network.'),
  'captcha-verify-address': perHour(120, 'network', 'Too many checks were sent from your network.'),
  'contact-address': perHour(20, 'network', 'Too many messages came from your network.'),
  // The form without JavaScript, which cannot measure how long it took to fill in.
  'contact-plain': perHour(3, 'network', 'Too many messages came from your network.'),
  'contact-email': perHour(5, 'email', 'We have received several messages from you already.'),
  'apply-address': perHour(40, 'network', 'Too many applications came from your network.'),
  'apply-email': perHour(10, 'email', 'We have received several applications from you already.'),
  // The applicant portal: a screen or two, far below what a script would need.
  'portal-address': perHour(120, 'network', 'Too many requests came from your network.'),
  'resume-address': perHour(40, 'network', 'Too many files came from your network.'),
  'portal-resume': perHour(10, 'email', 'You have sent several files already.'),
  'portal-download': perHour(10, 'email', 'You have downloaded your data several times already.'),
  // Searches, filters and whatever else is rendered for each request. Counted in the memory of each process
  // (apps/site/server/middleware/render-limit.ts), all others in the database: it protects the process's own time,
  // and a search must not cost a write.
  uncached: {
    points: 240,
    seconds: 60,
    key: 'network',
    message: tryAgain('Too many searches came from your network.'),
  },

  // Requests that the staff side rejected; counted in the memory of its process (rejections.ts), because a rejected
  // request runs no statement. A screen whose session has ended makes some ten a minute.
  rejected: {
    points: 120,
    seconds: 60,
    key: 'account or network',
    message: tryAgain('Too many requests were rejected.'),
  },

  // Sign-in: by email and network together, so that nobody can lock out somebody else.
  'sign-in': { points: 5, seconds: 600, key: 'email and network', message: () => lockedOut },
  // One password tried with many accounts.
  'sign-in-network': { points: 100, seconds: 600, key: 'network', message: () => lockedOut },
  // From networks that are not known to the account (NIST SP 800-63B, 5.2.2: at most 100 attempts).
  'sign-in-address': { points: 100, seconds: day, key: 'email', message: () => lockedOut },
  // Not a limit: marks a network as known to an account for 90 days after a sign-in.
  'sign-in-known': { points: 1, seconds: 90 * day, key: 'email and network', message: noMessage },
  // Audit entries about rejected sign-ins; more of them would only hide the rest of the trail.
  refused: { points: 10, seconds: hour, key: 'email', message: noMessage },
  // Links to a new password; the response is the same for everybody.
  'password-reset': { points: 3, seconds: hour, key: 'email and network', message: noMessage },
  'password-reset-email': { points: 12, seconds: hour, key: 'email', message: noMessage },
  'current-password': {
    points: 5,
    seconds: 600,
    key: 'account',
    message: (wait) => `There were too many wrong passwords. Please wait ${Math.ceil(wait / 60)} min.`,
  },
  'second-factor': {
    points: 5,
    seconds: 600,
    key: 'account',
    message: (wait) => `There were too many wrong codes. Please wait ${formatMinutes(wait)} and try again.`,
  },
} satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof rateLimits;

function perHour(points: number, key: Key, sentence: string): RateLimit {
  return { points, seconds: hour, key, message: tryAgain(sentence) };
}

function tryAgain(sentence: string): RateLimit['message'] {
  return (wait) => `${sentence} Please try again in ${formatWait(wait)}.`;
}

/** Formats a waiting time: `40 seconds`, `1 minute`, `43 minutes`; rounded up. */
export function formatWait(seconds: number): string {
  if (seconds >= 60) return formatMinutes(seconds);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function formatMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
