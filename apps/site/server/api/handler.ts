import type {
  AnswerOf,
  CheckedBodyOf,
  CommandName,
  EndpointName,
  InputOf,
  ResponseOf,
} from '@riverfront/contract';
import type { Payload } from 'payload';

/**
 * Answers a GET endpoint from the content, with checked parameters; returns the whole body.
 * @throws {HttpError} when the item does not exist
 */
export type Handler<N extends EndpointName> = (payload: Payload, input: InputOf<N>) => Promise<ResponseOf<N>>;

export interface CommandContext {
  /** The network that rate limits count the sender by. */
  network: string;
}

/**
 * Runs a command that was sent as JSON, with its checked body; returns the whole answer.
 * @throws {HttpError} when it is rejected
 */
export type CommandHandler<N extends CommandName> = (
  body: CheckedBodyOf<N>,
  context: CommandContext,
) => Promise<AnswerOf<N>>;
