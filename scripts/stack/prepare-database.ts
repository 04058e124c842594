import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../env.ts';
import type { PrepareMessage } from '../prepare.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from './settings.ts';

/** The account that was made because there was none, while nobody has signed in with its password. */
export interface FirstUser {
  email: string;
  password: string;
}

/**
 * Runs `scripts/prepare.ts`, which migrates and fills the database.
 * @throws {Refusal} with what it said when it failed
 */
export async function prepareDatabase({ environment }: Settings): Promise<FirstUser | undefined> {
  let firstUser: FirstUser | undefined;
  let output = '';
  const child = spawn(process.execPath, [join(root, 'scripts/prepare.ts')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.on('message', (message: PrepareMessage) => {
    if ('firstUser' in message) firstUser = message.firstUser;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Refusal(`Setting up the database failed:\n${output.trim()}`);
  return firstUser;
}
