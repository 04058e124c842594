import type { AnswerOf, CheckedBodyOf, CommandName } from '@riverfront/contract';

/** What a command's handler gets besides the checked body. */
export interface CommandContext {
  /** The network that the sender is limited by. */
  network: string;
  /** It came from a page's form without JavaScript, through the page's action. */
  isPlainForm?: boolean;
}

/**
 * Does a command that came as JSON and returns the whole answer.
 * @throws {Refusal} when it is not done, with what the visitor is told
 */
export type CommandHandler<N extends CommandName> = (
  body: CheckedBodyOf<N>,
  context: CommandContext,
) => Promise<AnswerOf<N>>;
