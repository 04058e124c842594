/** Arguments of Chromium: no sandbox inside containers, and nothing that talks to anybody but us. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
