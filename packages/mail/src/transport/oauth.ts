import { constants, createPrivateKey, randomUUID, sign, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { XOAuth2Options } from 'nodemailer';

type OAuthName = 'TOKEN_URL' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'SECRET_EXPIRES' | 'KEY_FILE';
/** The settings of signing in as an application, as the environment names them. */
export type OAuthSettings = { readonly [Name in `SMTP_OAUTH_${OAuthName}`]?: string | undefined };

/** How an application signs in to a mailbox. */
interface OAuth {
  /** Options of Nodemailer. */
  auth: XOAuth2Options;
  /** When its secret or certificate expires; undefined where it is not known. */
  expiresAt?: Date | undefined;
  /** Forgets a rejected token. @returns whether another may help; undefined where each connection has its own */
  discard?(): boolean;
}

/**
 * Reads how to sign in: as an application of Entra with its secret or certificate (client credentials, RFC 6749, 4.4,
 * and RFC 7523, 2.2), or as a service account of Google, which Nodemailer knows. Undefined where that is not set.
 * @throws {Error} when the key file cannot be used
 */
export function readOAuth(settings: OAuthSettings, timeout = 0): OAuth | undefined {
  const { SMTP_OAUTH_CLIENT_ID: id, SMTP_OAUTH_KEY_FILE: file } = settings;
  const { SMTP_OAUTH_TOKEN_URL: url = '', SMTP_OAUTH_CLIENT_SECRET: client_secret = '' } = settings;
  const key = file ? readFileSync(file, 'utf8') : '';
  if (!id) return file ? { auth: readServiceAccount(key, timeout) } : undefined;
  const scope = 'https://outlook.office365.com/.default';
  const fields = { grant_type: 'client_credentials', client_id: id, scope };
  const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
  const sign = file ? createSigner(key, { iss: id, sub: id, aud: url }) : undefined;
  const prove = (): Record<string, string> =>
    sign ? { client_assertion_type, client_assertion: sign() } : { client_secret };
  const expires = file ? new X509Certificate(key).validTo : settings.SMTP_OAUTH_SECRET_EXPIRES;
  return {
    ...createTokens(url, () => ({ ...fields, ...prove() }), timeout),
    expiresAt: expires ? new Date(expires) : undefined,
  };
}

function readServiceAccount(text: string, requestTimeout: number): XOAuth2Options {
  const { client_email, private_key = '', token_uri = '' } = JSON.parse(text) as Record<string, string>;
  // Both throw for what Nodemailer would report as each email is sent.
  const [privateKey, { href }] = [createPrivateKey(private_key), new URL(token_uri)];
  return { serviceClient: client_email, privateKey, accessUrl: href, requestTimeout };
}

/** Creates a function that signs claims for five minutes, as Entra wants it (RFC 7519). @param pem certificate and key */
function createSigner(pem: string, claims: object): () => string {
  const [key, certificate] = [createPrivateKey(pem), new X509Certificate(pem)];
  if (!certificate.checkPrivateKey(key)) throw new Error('The key is not that of the certificate');
  const thumbprint = Buffer.from(certificate.fingerprint256.replaceAll(':', ''), 'hex').toString('base64url');
  const header = { alg: 'PS256', typ: 'JWT', 'x5t#S256': thumbprint };
  const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_DIGEST: saltLength } = constants;
  return () => {
    const nbf = Math.floor(Date.now() / 1_000);
    const text = [header, { ...claims, jti: randomUUID(), nbf, exp: nbf + 300 }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${sign('sha256', Buffer.from(text), { key, padding, saltLength }).toString('base64url')}`;
  };
}

/** Lists what is wrong with the key file: name and rule. */
export function findKeyFileErrors(settings: OAuthSettings): [name: string, rule: string][] {
  try {
    readOAuth(settings);
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const kind = settings.SMTP_OAUTH_CLIENT_ID ? 'PEM, a certificate and its key' : 'the JSON key of Google';
    return [['SMTP_OAUTH_KEY_FILE', `must be a file that can be read, with ${kind}: ${error.message}`]];
  }
}

/** A token is renewed when a tenth of its life is left. */
const usedShare = 0.9;
/** Milliseconds in which a rejected token is not replaced: it was not its age. */
const freshMs = 60_000;
/** Most milliseconds of a pause that an identity provider asks for. */
const maxPauseMs = 600_000;

/** Fetches tokens and caches the present one, which all connections share; Nodemailer knows no client credentials. */
function createTokens(url: string, createFields: () => Record<string, string>, timeout: number) {
  let current: { token: string; fetchedAt: number; renewAt: number } | undefined;
  let pending: Promise<string> | undefined;
  let [pausedUntil, error] = [0, new Error()];

  async function fetchToken(): Promise<string> {
    if (Date.now() < pausedUntil) throw error;
    const [body, signal] = [new URLSearchParams(createFields()), AbortSignal.timeout(timeout)];
    const response = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const fetchedAt = Date.now();
    if (typeof answer.access_token === 'string') {
      const renewAt = fetchedAt + (Number(answer.expires_in) || 300) * 1_000 * usedShare;
      current = { token: answer.access_token, fetchedAt, renewAt };
      return current.token;
    }
    const seconds = Number(response.headers.get('retry-after')) || 0;
    pausedUntil = fetchedAt + Math.min(seconds * 1_000, maxPauseMs);
    // Without Microsoft's ids of the request, which differ each time.
    const [reason] = String(answer.error_description ?? '').split(/\r?\n| Trace ID:/);
    error = new Error(
      answer.error ? `${answer.error}: ${reason}` : `status ${response.status}, without a reason`,
    );
    throw error;
  }

  function get(): Promise<string> {
    if (current && Date.now() < current.renewAt) return Promise.resolve(current.token);
    pending ??= fetchToken().finally(() => {
      pending = undefined;
    });
    return pending.catch(({ message, cause }: Error) => {
      throw new Error(
        `No token from ${new URL(url).host}: ${cause instanceof Error ? cause.message : message}`,
      );
    });
  }

  function discard(): boolean {
    if (current && Date.now() - current.fetchedAt < freshMs) return false;
    current = undefined;
    return true;
  }

  const provisionCallback: XOAuth2Options['provisionCallback'] = (_user, isRejected, done) => {
    if (isRejected) discard();
    get().then((token) => done(null, token), done);
  };
  return { auth: { provisionCallback }, discard };
}
