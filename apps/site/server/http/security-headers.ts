import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers of every answer (requirements, Security, "headers"). The
 * Content-Security-Policy of a page is made from its HTML and set where the
 * page is rendered.
 * @param options.recaptcha Google's frame does not state that it may be embedded, so the demand for that is dropped
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
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
  });
}
