import { randomInt, randomUUID } from 'node:crypto';
import { type Verdict, verdict } from '../measure.ts';

/** An address that no other test uses (198.18.0.0/15 is for benchmarks, RFC 2544). */
const newAddress = () => `198.19.${randomInt(256)}.${randomInt(1, 255)}`;

/** Tries to block the email address of somebody else, and to send forms without a browser. */
export async function strangers(siteUrl: string): Promise<Verdict[]> {
  const send = (path: string, body: object, address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return fetch(siteUrl + path, { method: 'POST', body: JSON.stringify(body), headers });
  };
  const [stranger, victim] = [newAddress(), newAddress()];
  const email = `victim.${randomUUID()}@mail.example`;

  for (let n = 0; n < 4; n += 1) await send('/api/send-otp', { email }, stranger);
  const asked = await send('/api/send-otp', { email }, victim);
  const { requestId } = (await asked.json()) as { requestId?: string };
  for (let n = 0; n < 6; n += 1) await send('/api/verify-otp', { email, otp: `00000${n}` }, stranger);
  // Most likely wrong too, but it must still be accepted as a try.
  const tried = await send('/api/verify-otp', { email, otp: '999999', requestId }, victim);

  const message = {
    name: 'Robot',
    phone: '+91 98765 43210',
    email: `robot.${randomUUID()}@mail.example`,
    message: 'A message that no screen sent.',
  };
  const robot = await send('/api/contactUs/add', message, newAddress());

  const form = new FormData();
  form.append('proof', 'none');
  form.append('reference', 'RA-4M8ZW2HD');
  form.append('resume', new File([Buffer.alloc(5 * 1024 ** 2 + 1)], 'cv.pdf'));
  const headers = { 'x-forwarded-for': newAddress() };
  const unproved = await fetch(`${siteUrl}/api/my-application/resume`, {
    method: 'POST',
    body: form,
    headers,
  });

  const answered = (name: string, { status }: Response, wanted: number[]) =>
    verdict(`strangers: ${name}`, wanted.includes(status), status);
  return [
    answered('requested codes do not block the owner of an address', asked, [200]),
    answered('guesses do not use up the tries of the owner', tried, [200, 400]),
    answered('a message without filledInMs requires the captcha', robot, [403]),
    answered('a file without a proof is rejected', unproved, [403]),
  ];
}
