import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../command.ts';
import { env } from '../env.ts';
import { bin, run, runNode } from '../node.ts';

/** Chromium without the parts that draw windows: the tests take a third less time in it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser of the browser tests: the machine's own, or one installed now.
 * Undefined stands for Playwright's own download.
 * @throws {UserError} when there is none and none can be installed
 */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found?.endsWith(shell) || (found && found === env.CHROMIUM_PATH)) return found;
  if (isDebianRoot()) {
    // Older Debians do not have it apart.
    await installFromDebian(shell);
    if (!findChromium()) await installFromDebian('chromium');
  }
  const usable = findChromium();
  if (usable) return usable;
  const { code, output } = await runNode([bin.playwright, 'install', 'chromium']);
  if (code === 0) return undefined;
  throw new UserError(
    `The browser tests need Chromium, and installing it failed:\n${output.trim()}\nInstall it and set CHROMIUM_PATH.`,
  );
}

function findChromium(): string | undefined {
  const folders = (env.inherited.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROMIUM_PATH, ...candidates].find((path) => path && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

async function installFromDebian(name: string): Promise<void> {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
