import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers of every answer (requirements, Security, "headers"). The
 * Content-Security-Policy of a page is made from its HTML and set where the
 * page is rendered.
 */
export function securityHeaders() {
  return secureHeaders({
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
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
