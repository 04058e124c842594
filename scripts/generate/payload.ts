import { join } from 'node:path';
import { buildEnvironment } from '../builds/build-environment.ts';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { UserError } from '../user-error.ts';

/** The environment of Payload's own commands; none that is used needs a database. */
export const payloadEnvironment = { ...buildEnvironment, PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' };

/** Runs one of Payload's commands with the staff side's configuration. @throws {UserError} with its output when it fails */
export async function runPayload(...args: string[]): Promise<void> {
  // Without --disable-transpile it would use tsx; Node reads TypeScript by itself.
  const { code, output } = await runNode([bin.payload, ...args, '--disable-transpile'], {
    cwd: join(root, 'apps/cms'),
    env: payloadEnvironment,
  });
  if (code !== 0) throw new UserError(`payload ${args.join(' ')} failed:\n${output.trim()}`);
}
