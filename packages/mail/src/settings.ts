import { isIP } from 'node:net';

/** Options of Nodemailer. */
interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** STARTTLS is required. */
  requireTLS: boolean;
  /** STARTTLS is not used even when offered. */
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
  /** The mailbox that tokens sign in to; undefined for that of the sender. */
  mailbox?: string | undefined;
}

/**
 * Parses `SMTP_URL`: `smtps://user:password@host:465` or `smtp://user:password@host:587`.
 *
 * `smtp:` requires STARTTLS, except for this machine, where certificates are rarely valid; `?tls=off` and
 * `?tls=required` override that. A password is never sent unencrypted to another machine. Special characters in user
 * and password are percent-encoded.
 * @param usesTokens whether OAuth2 takes the place of the password: `smtp://mailbox@host:587`
 * @throws {Error} that does not contain the password
 */
export function readSmtpUrl(text: string, usesTokens = false): SmtpServer {
  if (!URL.canParse(text))
    throw new Error('SMTP_URL is not an address. Example: smtps://user:password@host:465');
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  if (!secure && url.protocol !== 'smtp:') throw new Error('SMTP_URL has to begin with smtp:// or smtps://');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!host) throw new Error('SMTP_URL names no host');
  if (url.pathname.length > 1) throw new Error('SMTP_URL has nothing between the host and the options');
  const encrypted = secure || requiresStartTls(url, host);
  const [user, pass] = [decodePart(url.username), decodePart(url.password)];
  if ((user || usesTokens) && !encrypted && !isThisMachine(host))
    throw new Error('SMTP_URL has tls=off; a password or token is sent over TLS only');
  if (user && usesTokens === Boolean(pass))
    throw new Error('SMTP_URL has to have a password, or none beside SMTP_OAUTH_…: smtp://mailbox@host:587');
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: encrypted && !secure,
    ignoreTLS: !encrypted,
    ...(usesTokens ? { mailbox: user || undefined } : user && { auth: { user, pass } }),
  };
}

function requiresStartTls(url: URL, host: string): boolean {
  const tls = url.searchParams.get('tls') ?? (isThisMachine(host) ? 'off' : 'required');
  if (tls !== 'off' && tls !== 'required') throw new Error('SMTP_URL: tls is either "off" or "required"');
  return tls === 'required';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('SMTP_URL: a % in user or password is written %25');
  }
}

/** Lists what is wrong between the settings of the mail server: name and rule. */
export function findMailErrors(given: Readonly<Record<string, string | undefined>>): [string, string][] {
  const { SMTP_URL: url, SMTP_OAUTH_CLIENT_ID: id, SMTP_OAUTH_KEY_FILE: file } = given;
  const { SMTP_OAUTH_CLIENT_SECRET: secret, SMTP_OAUTH_SECRET_EXPIRES: day } = given;
  const either = 'SMTP_OAUTH_CLIENT_SECRET or SMTP_OAUTH_KEY_FILE';
  const rules: [isWrong: unknown, name: string, rule: string][] = [
    [(id || file) && !url, 'SMTP_URL', 'is missing beside SMTP_OAUTH_…: smtp://smtp.office365.com'],
    [secret && !id, 'SMTP_OAUTH_CLIENT_ID', 'is missing beside SMTP_OAUTH_CLIENT_SECRET: set both, or none'],
    [id && Boolean(secret) === Boolean(file), 'SMTP_OAUTH_CLIENT_ID', `needs one of ${either}`],
    [day && !secret, 'SMTP_OAUTH_SECRET_EXPIRES', 'belongs to SMTP_OAUTH_CLIENT_SECRET: set both, or none'],
  ];
  const wrong = rules.flatMap(([isWrong, ...rule]) => (isWrong ? [rule] : []));
  try {
    if (url) readSmtpUrl(url, Boolean(id || file));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    wrong.push(['SMTP_URL', error.message.replace(/^SMTP_URL:? /, '')]);
  }
  return wrong;
}
