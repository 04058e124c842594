import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Largest difference between the clocks of client and server, in ms (S3: `RequestTimeTooSkewed`). */
const clockSkewMs = 15 * 60_000;

/**
 * Verifies the signature of a request (AWS Signature Version 4, in the `Authorization` header).
 * @returns the error code that S3 answers with, or undefined when the signature is valid
 */
export function findSignatureError(request: IncomingMessage, credentials: Credentials): string | undefined {
  const [, accessKeyId = '', scope = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (!accessKeyId) return 'AccessDenied';
  if (accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  const time = String(request.headers['x-amz-date']);
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < clockSkewMs)) return 'RequestTimeTooSkewed';
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, signedHeaders))].join('\n');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  const isValid = timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
  return isValid ? undefined : 'SignatureDoesNotMatch';
}

function canonicalRequest({ method, url = '/', headers }: IncomingMessage, signedHeaders: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams].map((pair) => pair.map(encode).join('=')).sort();
  return [
    method,
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
}

/** RFC 3986: everything but the unreserved characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
