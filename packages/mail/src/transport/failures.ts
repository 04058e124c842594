/** What happens when an email is sent, in its order. */
const steps = ['Name', 'Connection', 'Certificate', 'Sign-in', 'Sender', 'Accepted'] as const;
type Step = (typeof steps)[number];

/**
 * Describes which steps worked, up to the one that failed, in a line each.
 * @param error message of a `SendError`; undefined when the email was accepted
 */
export function describeSending(error: string | undefined): string[] {
  if (error === undefined) return steps.map((step) => `${step}: OK`);
  const failed = steps.find((step) => error.startsWith(`${step}: `)) ?? 'Accepted';
  const worked = steps.slice(0, steps.indexOf(failed)).map((step) => `${step}: OK`);
  return [...worked, failed === 'Accepted' ? `Accepted: ${error}` : error];
}

/**
 * A mail server did not accept an email. The message is one plain sentence and the response in brackets, after the step
 * that failed unless it is the last: “Sign-in: The client secret has expired. (…)”. It contains no address, so it may be
 * logged and shown to staff.
 */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** Response code of the server, 400 to 599; undefined without a response. */
  readonly responseCode: number | undefined;
  /**
   * Whether the mailbox will never accept the email (RFC 5321, 4.2.1). Not so for reasons of policy (RFC 3463,
   * x.7), which are about the sender and may be resolved while the email is retried.
   */
  readonly isPermanent: boolean;

  /** @param cause what Nodemailer threw; it is not stored, because it contains addresses */
  constructor(cause: unknown) {
    const { message, responseCode, command, ...codes } = cause as Record<string, unknown>;
    const text = typeof message === 'string' ? message : String(cause);
    const said = text.replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]').replace(/\s+/g, ' ');
    const code = typeof responseCode === 'number' ? responseCode : undefined;
    const step = stepOf(said, code, String(command), `${codes.code} ${codes.originalCode}`);
    super(`${step === 'Accepted' ? '' : `${step}: `}${explain(said, step)} (${said})`);
    this.responseCode = code;
    const isRejected = step === 'Accepted' && command === 'RCPT TO' && (code ?? 0) >= 500;
    this.isPermanent = isRejected && !/\b5\.7\.\d/.test(said);
  }
}

// Postfix answers to RCPT TO what it has against client or sender, and Exchange to DATA.
const withoutSignIn = /Client host rejected|Relay access denied/;
const wrongSender = /Sender address rejected|STOREDRV|SendAsDenied|5\.7\.60\b/;

function stepOf(said: string, responseCode: number | undefined, command: string, codes: string): Step {
  if (codes.includes('EDNS')) return 'Name';
  if (/CERT|TLS|SSL|UNABLE_TO/.test(codes) || command === 'STARTTLS') return 'Certificate';
  if (codes.includes('EAUTH') || responseCode === 530 || withoutSignIn.test(said)) return 'Sign-in';
  if (command === 'MAIL FROM' || wrongSender.test(said)) return 'Sender';
  return command === 'RCPT TO' || command === 'DATA' ? 'Accepted' : 'Connection';
}

const microsoftNeeds = 'it needs a licence, the application full access, and SMTP.SendAsApp consent.';

/**
 * What identity providers and mail servers say about an application that may not send. Microsoft's codes:
 * https://learn.microsoft.com/entra/identity-platform/reference-error-codes
 */
const rejections: [said: RegExp, text: string][] = [
  [/AADSTS7000222/, 'The client secret has expired: create a new one in Entra.'],
  [/AADSTS7000215/, 'SMTP_OAUTH_CLIENT_SECRET is wrong: it has to be the value of the secret, not its id.'],
  [/AADSTS700016/, 'The tenant has no application with the id in SMTP_OAUTH_CLIENT_ID.'],
  [/AADSTS(?:90002|900023)/, 'SMTP_OAUTH_TOKEN_URL names no tenant.'],
  [/AADSTS700027/, 'The application in Entra does not have the certificate in SMTP_OAUTH_KEY_FILE.'],
  [/AADSTS(?:65001|500011|650\d{3})/, 'An administrator has to consent to SMTP.SendAsApp in Entra.'],
  [/AADSTS700024|short-lived token/, 'The clock of this machine is wrong.'],
  [/Invalid JWT Signature/, 'Google does not accept the key in SMTP_OAUTH_KEY_FILE: create a new one.'],
  [/Invalid email|account not found/, 'Google has no such mailbox: correct the user in SMTP_URL.'],
  [/unauthorized_client/, 'Google has not delegated https://mail.google.com/ to the service account.'],
  [/SmtpClientAuthentication/, 'SMTP is switched off for the mailbox or the whole tenant.'],
  [/5\.7\.(?:139|30)\b/, 'Microsoft takes no password here: set SMTP_OAUTH_CLIENT_ID.'],
  [/5\.7\.3\b/, `The mail server does not open the mailbox to us: ${microsoftNeeds}`],
  [/STOREDRV.*(?:logon|AccountDisabled)/i, `The mailbox cannot be opened: ${microsoftNeeds}`],
  [/5\.7\.[89]\b/, 'The mail server does not accept the user with this password or token.'],
  [withoutSignIn, 'The mail server takes no emails from us without a sign-in: correct SMTP_URL.'],
  [/SendAsDenied|5\.7\.60\b/, 'MAIL_FROM has to be the mailbox, or one for which it has “send as”.'],
];

/** Matches an enhanced status code (RFC 3463, IANA registry), but no part of an address. */
const enhanced = (code: string) => new RegExp(`(?<![\\d.])[45]\\.${code}(?![\\d.])`);
/** Matches a response code (RFC 5321). */
const basic = (code: string) => new RegExp(`(?<![\\d.:])${code}(?![\\d.])`);

/** What mail servers say about the receiver. */
const receivers: [said: RegExp, text: string][] = [
  [enhanced('1\\.(?:0|1|3|6|10)'), 'There is no mailbox with this address.'],
  [enhanced('1\\.2'), 'The part of the address after the @ does not exist or takes no emails.'],
  [enhanced('2\\.1'), 'The mailbox is closed or takes no emails.'],
  [enhanced('2\\.2'), 'The mailbox is full.'],
  [enhanced('(?:2\\.3|3\\.4)'), 'The email is too large for the receiver.'],
  [enhanced('4\\.\\d+'), 'The mail server of the receiver could not be reached.'],
  [enhanced('7\\.\\d+'), 'The mail server of the receiver does not take emails from us.'],
  [basic('55[013]'), 'The mail server of the receiver does not take emails for this address.'],
  [basic('552'), 'The mailbox is full.'],
  [basic('5\\d\\d'), 'The mail server of the receiver rejected the email.'],
];

const fallbacks: Record<Step, string> = {
  Name: 'The name of the mail server in SMTP_URL is not known.',
  Connection: 'The mail server could not be reached, or did not answer.',
  Certificate: 'There is no secure connection to the mail server.',
  'Sign-in': 'We could not sign in to the mail server.',
  Sender: 'The mail server does not accept MAIL_FROM as the sender.',
  Accepted: 'The email could not be handed to a mail server.',
};

function explain(said: string, step: Step): string {
  const explanations = step === 'Accepted' ? receivers : rejections;
  return explanations.find(([pattern]) => pattern.test(said))?.[1] ?? fallbacks[step];
}
