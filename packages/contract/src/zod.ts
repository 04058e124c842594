import { config, z } from 'zod';

// In a browser Zod would try, with the first schema, whether it may make code from text. The policy of our
// pages forbids that, and browsers report the try as a violation.
if ('document' in globalThis) config({ jitless: true });

export { z };
