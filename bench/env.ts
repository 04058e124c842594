/** Environment that measured processes inherit. */
export const inherited = Object.freeze({ ...process.env });
