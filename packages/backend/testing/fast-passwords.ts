import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Real passwords take 600,000 rounds, a fifth of a second; hundreds are set and compared in tests. */
const divisor = 600;
const { pbkdf2 } = crypto;

// Test files of one worker share its modules.
if (pbkdf2.name === 'pbkdf2') {
  crypto.pbkdf2 = function divided(password, salt, iterations, ...rest) {
    pbkdf2(password, salt, Math.ceil(iterations / divisor), ...rest);
  };
  syncBuiltinESMExports();
}
