import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createTokens } from '@riverfront/content/tokens';
import { applicationForm } from './application-form.ts';
import { secret } from './stack.ts';

/** Something that was sent, and whether its sender was told that it arrived. */
export interface Sending {
  kind: 'message' | 'application';
  email: string;
  /** SHA-256 of the file, of an application. */
  sha256?: string;
  reference?: string;
  tries: number;
  /** Answers 429: a try that died after it was counted makes the limit of an address come early. */
  limited: number;
  /** Answers that were neither yes nor a clear “try again later”. */
  unclear: string[];
}

export interface Clients {
  sendings: Sending[];
  /** Lets each client finish what it is sending. */
  stop(): Promise<void>;
}

/**
 * Starts clients that send messages and applications in turn and repeat each until they are told yes.
 * @param name makes their addresses different from those of other clients
 */
export function startClients(siteUrl: string, job: string, count: number, name = 'a'): Clients {
  const sendings: Sending[] = [];
  let stopping = false;
  const tokens = createTokens(secret);

  async function client(number: number): Promise<void> {
    for (let turn = 0; !stopping; turn += 1) {
      const sending: Sending = {
        kind: turn % 2 === 0 ? 'message' : 'application',
        email: `${name}.c${number}.t${turn}@mail.example`,
        tries: 0,
        limited: 0,
        unclear: [],
      };
      sendings.push(sending);
      const attempt = sending.kind === 'message' ? message(sending) : application(sending);
      // A visitor tries for a while; two minutes are longer than any outage made here.
      const end = Date.now() + 120_000;
      // Told to come back in an hour, a visitor does not stay.
      while (!sending.reference && sending.limited === 0 && Date.now() < end) {
        sending.tries += 1;
        await attempt().catch(() => {}); // no answer: the process died
        if (!sending.reference) await pause(100 + Math.random() * 200);
      }
    }
  }

  function message(sending: Sending) {
    const body = JSON.stringify({
      name: 'Asha Patel',
      phone: '+91 98765 43210',
      email: sending.email,
      country: 'India',
      message: `A message of ${sending.email}.`,
      submissionKey: randomUUID(),
      filledInMs: 30_000,
    });
    return async () =>
      judge(sending, await post(siteUrl, '/api/contactUs/add', body, { 'content-type': 'application/json' }));
  }

  function application(sending: Sending) {
    const file = Buffer.from(`Asha Patel\nSAP consultant\n${randomBytes(40_000).toString('base64')}\n`);
    sending.sha256 = createHash('sha256').update(file).digest('hex');
    const submissionKey = randomUUID();
    const captcha = tokens.sign('captcha', { action: 'job_application', id: randomUUID() }, 1_800);
    const emailToken = tokens.sign('email', { email: sending.email }, 1_800);
    return async () => {
      const form = applicationForm(file, { email: sending.email, emailToken, captcha, submissionKey });
      judge(sending, await post(siteUrl, `/api/jobs/${job}/apply`, form, {}));
    };
  }

  const running = Array.from({ length: count }, (_, number) => client(number));
  return {
    sendings,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}

/** From an address of its own, so that no limit stands in the way. */
async function post(siteUrl: string, path: string, body: string | FormData, headers: Record<string, string>) {
  const byte = () => Math.floor(Math.random() * 256);
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    body,
    headers: { ...headers, 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
    signal: AbortSignal.timeout(30_000),
  });
  return {
    status: response.status,
    body: (await response.json()) as { reference?: string; message?: string },
  };
}

function judge(sending: Sending, { status, body }: Awaited<ReturnType<typeof post>>): void {
  if (status === 200 && body.reference) sending.reference = body.reference;
  else if (status === 429 && body.message) sending.limited += 1;
  else if (status !== 503) sending.unclear.push(`${status} ${body.message}`);
}
