import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

const mechanism = 'SCRAM-SHA-256';
/** PostgreSQL's own default, `scram_iterations`. */
const iterations = 4096;

/** What a server stores of a password (RFC 5802, section 3). */
export interface Verifier {
  salt: Buffer;
  storedKey: Buffer;
  serverKey: Buffer;
}

/** Derives what a server needs to check a password. */
export function createVerifier(password: string): Verifier {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256');
  return { salt, storedKey: hash(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key') };
}

/** The body of AuthenticationSASL, the mechanisms that the server offers. */
export const offeredMechanisms = Buffer.from(`${mechanism}\0\0`);

/** The server's side of one SCRAM-SHA-256 exchange (RFC 7677), without channel binding as there is no TLS. */
export class ScramExchange {
  #verifier: Verifier;
  #serverNonce = randomBytes(18).toString('base64');
  #clientFirst = '';
  #serverFirst = '';

  constructor(verifier: Verifier) {
    this.#verifier = verifier;
  }

  /**
   * Answers SASLInitialResponse.
   * @param body mechanism, length and client-first-message
   * @returns server-first-message; undefined when the client's is malformed
   */
  begin(body: Buffer): string | undefined {
    const end = body.indexOf(0);
    const [, first, nonce] =
      /^[ny],,(n=[^,]*,r=([\x21-\x2b\x2d-\x7e]+))$/.exec(body.toString('utf8', end + 5)) ?? [];
    if (body.toString('latin1', 0, end) !== mechanism || !first || !nonce) return undefined;
    this.#clientFirst = first;
    const salt = this.#verifier.salt.toString('base64');
    this.#serverFirst = `r=${nonce}${this.#serverNonce},s=${salt},i=${iterations}`;
    return this.#serverFirst;
  }

  /**
   * Answers SASLResponse.
   * @param body client-final-message
   * @returns server-final-message; undefined when the client does not know the password
   */
  end(body: Buffer): string | undefined {
    const [, bare, nonce, proof] =
      /^(c=(?:biws|eSws),r=([^,]+)),p=([^,]+)$/.exec(body.toString('utf8')) ?? [];
    if (!bare || !proof || !this.#serverFirst.startsWith(`r=${nonce},`)) return undefined;
    const exchange = `${this.#clientFirst},${this.#serverFirst},${bare}`;
    const signature = hmac(this.#verifier.storedKey, exchange);
    const given = Buffer.from(proof, 'base64');
    if (given.length !== signature.length) return undefined;
    const clientKey = given.map((byte, i) => byte ^ (signature[i] ?? 0));
    if (!timingSafeEqual(hash(clientKey), this.#verifier.storedKey)) return undefined;
    return `v=${hmac(this.#verifier.serverKey, exchange).toString('base64')}`;
  }
}

function hmac(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function hash(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
