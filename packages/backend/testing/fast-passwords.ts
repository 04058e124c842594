import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Real passwords take 600,000 rounds, a fifth of a second, and codes 30 ms; hundreds are set and compared in tests. */
const divisor = 600;
const { pbkdf2, scrypt } = crypto;

type ScryptCallback = (error: Error | null, key: NonSharedBuffer) => void;

// Test files of one worker share its modules.
if (pbkdf2.name === 'pbkdf2') {
  crypto.pbkdf2 = function divided(password, salt, iterations, ...rest) {
    pbkdf2(password, salt, Math.ceil(iterations / divisor), ...rest);
  };
  crypto.scrypt = function cheap(
    password: BinaryLike,
    salt: BinaryLike,
    length: number,
    ...rest: [ScryptOptions, ScryptCallback] | [ScryptCallback]
  ) {
    const done = rest.length === 2 ? rest[1] : rest[0];
    scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done);
  };
  syncBuiltinESMExports();
}
