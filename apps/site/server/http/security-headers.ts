import { secureHeaders } from 'hono/secure-headers';

/**
 * Sets the security headers of every response, except the Content-Security-Policy, which depends on the HTML.
 * @param options.recaptcha drops Cross-Origin-Embedder-Policy, because Google's frame does not opt in
 */
export function securityHeaders({ recaptcha = false } = {}) {
  return secureHeaders({
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: recaptcha ? 'unsafe-none' : 'require-corp',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
}
