/**
 * Runs every command: `node scripts/start.mjs [serve|test|generate|…]`. Needs Node 20.9 and no installed module:
 * installs the packages that the command needs, then runs it with the Node of node_modules, which reads TypeScript.
 * `install` only installs, everything.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
// npm ends at a SIGTERM without forwarding it.
import './stack/die-with-parent.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const windows = process.platform === 'win32';
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
/** Records which lock file was installed, and for which commands. */
const marker = join(root, 'node_modules/.installed.json');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

/** The commands that need neither the packages of tests and measurements nor the development tools. */
const startCommands = ['serve', 'check', 'backup', 'reset-password'];
const startWorkspaces = ['apps/site', 'apps/cms', 'scripts'];

const [command = 'serve', ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
const scope = startCommands.includes(command) ? 'start' : 'all';

if ('20.9'.localeCompare(process.versions.node, 'en', { numeric: true }) > 0)
  fail(`Node 20.9 or newer is required; this is ${process.versions.node}.`);
if (command !== 'install' && !existsSync(script)) fail(`There is no command "${command}".`);
const installed = existsSync(marker) ? JSON.parse(readFileSync(marker, 'utf8')) : {};
if (installed.lockHash !== lockHash || ![scope, 'all'].includes(installed.scope)) install();
if (command !== 'install') runCommand();

function install() {
  console.log('Installing packages … (about a minute the first time)');
  // An interrupted installation is repeated.
  rmSync(marker, { force: true });
  // Not `npm ci`: it rejects a lock file without the optional packages of other platforms, which npm omits where a
  // registry does not have them. NODE_ENV=production would omit what builds the apps. Warnings would be about the
  // Node that runs npm.
  const args = ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  if (scope === 'start') args.push(...startWorkspaces.map((folder) => `--workspace=${folder}`));
  const npm = process.env.npm_execpath;
  if (npm) args.unshift(npm);
  const options = { cwd: root, stdio: 'inherit', shell: windows && !npm };
  const { status } = spawnSync(npm ? process.execPath : 'npm', args, options);
  if (status !== 0 || !existsSync(node))
    fail('Installing packages failed: the lines above say why, or npm is missing.');
  writeFileSync(marker, JSON.stringify({ lockHash, scope }));
}

function runCommand() {
  const guard = join(root, 'scripts/stack/die-with-parent.mjs');
  // Where Node keeps compiled modules, so that the next start need not compile thousands of them again.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env };
  const child = spawn(node, ['--import', guard, script, ...rest], { cwd: root, env, stdio: 'inherit' });
  // Ctrl-C reaches the child as well; this process waits for it to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', ({ message }) =>
    fail(
      `The Node of this project does not run here (${message}). On Linux it needs glibc, unlike Alpine's.`,
    ),
  );
  child.on('exit', (code) => process.exit(code ?? 1));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
