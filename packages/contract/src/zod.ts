import { config, z } from 'zod';

// In a browser Zod would test whether it may evaluate code, which browsers report as a violation of the
// Content-Security-Policy.
if ('document' in globalThis) config({ jitless: true });

export { z };
