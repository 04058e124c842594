import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';
import { deriveInScript } from './derive-in-script.ts';

// Looks for the answer beside the page, so that the page stays responsive. Browsers have their own
// cryptography only in secure contexts; an office may reach the site over plain http.
handler({ deriveKey: crypto.subtle ? deriveNatively : deriveInScript });
