import type { AnswerOf, JsonCommandName } from '@riverfront/contract';
import { failureOf } from '@riverfront/contract/client';
import type { Send } from './entry.server.tsx';

type Sent<N extends JsonCommandName> =
  | { answer: AnswerOf<N>; failure?: never }
  | {
      answer?: never;
      failure: { status: number; problem: string; errors: Record<string, string> | undefined };
    };

/** Sends a command for the visitor. */
export async function sendCommand<N extends JsonCommandName>(
  send: Send,
  name: N,
  body: object,
): Promise<Sent<N>> {
  const response = await send(name, body);
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { answer: json as AnswerOf<N> };
  const { message, errors } = failureOf(json) ?? {};
  const problem = message ?? 'This cannot be done at the moment. Please try again in a few minutes.';
  return { failure: { status: response.status, problem, errors } };
}
