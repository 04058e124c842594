import { QueryError } from 'payload';

/** Fields of accounts that are in no response, and so in no query either. */
export const secretFields = [
  'hash',
  'salt',
  'password',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'sessions',
  'secondFactorSecret',
  'recoveryCodes',
  'sealedFirstPassword',
];

/** Most conditions, words and listed values of one query: a bulk action names at most the 100 rows of a page. */
const maxParts = 500;

/**
 * Asserts that a query names no secret field, at any depth and over any relationship, and is of a size that the
 * database answers at once: PostgreSQL takes a second for 12,000 words of one `like`.
 * @param query parsed by Payload: `where`, `sort`, `select`, `populate`, `joins` and others
 * @throws {QueryError} 400
 */
export function assertQuery(query: Record<string, unknown> | undefined): void {
  let parts = 0;
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      const text = String(value);
      parts += text.split(/[\s,]+/).length;
      if (text.includes('\0') || parts > maxParts) throw new QueryError([{ path }]);
      if (/(^|\.)sort(\.\d+)?$/.test(path)) for (const field of text.split(',')) assertReadable(field);
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      assertReadable(key);
      visit(child, path ? `${path}.${key}` : key);
    }
  };
  visit(query ?? {}, '');
}

function assertReadable(path: string): void {
  if (path.split(/\.|__|^-/).some((name) => secretFields.includes(name.trim())))
    throw new QueryError([{ path }]);
}
