import { join } from 'node:path';
import { buildEnvironment } from '../builds/build-environment.ts';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { Refusal } from '../refusal.ts';

const cms = join(root, 'apps/cms');

/** How Payload's own commands find the configuration; none of ours needs a database. */
export const payloadEnvironment = { ...buildEnvironment, PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' };

/**
 * Runs one of Payload's commands on the staff side's configuration.
 * @throws {Refusal} with its output when it fails
 */
export async function runPayload(...args: string[]): Promise<void> {
  // Without --disable-transpile it would go through tsx; this Node reads TypeScript by itself.
  const { code, output } = await runNode([bin.payload, ...args, '--disable-transpile'], {
    cwd: cms,
    env: payloadEnvironment,
  });
  if (code !== 0) throw new Refusal(`payload ${args.join(' ')} failed:\n${output.trim()}`);
}
