/** Arguments of Chromium: no sandbox, which containers lack, and no background requests to other hosts. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
