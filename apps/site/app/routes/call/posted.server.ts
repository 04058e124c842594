import { redirect } from 'react-router';
import type { Send } from '../../entry.server.tsx';
import { sendCommand } from '../../send-command.server.ts';

/** What a form of the page is shown with again: what was typed, what is known, and what is wrong. */
export interface PostedCall {
  values: Record<string, string>;
  /** The code that was sent belongs to this request. */
  requestId?: string;
  /** Proof of the email address. */
  proof?: string;
  problem?: string | undefined;
  errors?: Record<string, string> | undefined;
}

/**
 * Takes the next step of a posted form: sends a code, or checks it and books the call; moves or cancels a booked one.
 * @returns the form again with its status, or a redirect to the call
 */
export async function takeStep(
  request: Request,
  send: Send,
): Promise<Response | { posted: PostedCall; status: number }> {
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { token, step = '', timeZone = '', startsAt, requestId, code = '' } = values;
  const again = (posted: Omit<PostedCall, 'values'>, status = 400) => ({
    posted: { values, ...posted },
    status,
  });
  const open = (link: string, done: string) =>
    redirect(`/call?${new URLSearchParams({ token: link, done })}`, 303);

  if (token) {
    const body = { token, timeZone, ...(step === 'cancel' ? {} : { startsAt: startsAt ?? '' }) };
    const { failure } = await sendCommand(send, 'callChange', body);
    return failure ? again(failure, failure.status) : open(token, step === 'cancel' ? 'cancelled' : 'booked');
  }
  if (!startsAt) return again({ ...toKnown(values), problem: 'Please choose a time.' });
  let { proof } = values;
  if (!proof && (!requestId || step === 'code')) {
    const { answer, failure } = await sendCommand(send, 'callSendCode', { email: values.email });
    return failure ? again(failure, failure.status) : again({ requestId: answer.requestId }, 200);
  }
  if (!proof) {
    const body = { email: values.email, otp: code, requestId };
    const { answer, failure } = await sendCommand(send, 'callVerify', body);
    if (failure) return again({ ...toKnown(values), ...toCodeError(failure) }, failure.status);
    proof = answer.proof;
  }
  const { answer, failure } = await sendCommand(send, 'callBook', {
    ...values,
    noticeVersion: values.noticeVersion || undefined,
    submissionKey: values.submissionKey || undefined,
    proof,
  });
  // A proof of another address, or an old one: the address is verified again.
  if (failure?.status === 403) return again(failure, 403);
  return failure ? again({ ...failure, proof }, failure.status) : open(answer.token, 'booked');
}

const toKnown = ({ requestId, proof }: Record<string, string>) => ({
  ...(requestId && { requestId }),
  ...(proof && { proof }),
});

/** A wrong code is an error of its field. */
function toCodeError({ problem, errors }: { problem: string; errors: Record<string, string> | undefined }) {
  return { problem, errors: { code: errors?.otp ?? problem } };
}
