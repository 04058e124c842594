import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Looks for the answer beside the page, so that the page stays responsive.
handler({ deriveKey });
