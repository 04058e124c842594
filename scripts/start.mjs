/**
 * Runs every command: `node scripts/start.mjs [serve|dev|test|generate|…]`. Needs Node 20.9 and no installed
 * module: installs the packages that the command needs, then runs it with the Node of node_modules, which reads
 * TypeScript. `install` only installs, everything.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** The commands that need neither the packages of tests and measurements nor the development tools. */
const startCommands = 'serve dev check backup restore reset-password'.split(' ');
const startWorkspaces = ['apps/site', 'apps/cms', 'scripts'];

const [command = 'serve', ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
const scope = startCommands.includes(command) ? 'start' : 'all';

/** Where Node keeps compiled modules, so that the next start need not compile thousands of them again. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** Records which lock file was installed, and for which commands. */
const marker = join(root, 'node_modules', '.installed.json');

checkNode();
checkCommand();
if (!isInstalled()) install();
if (command !== 'install') runCommand();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    fail(`Node 20.9 or newer is required; this is ${process.versions.node}.`);
  }
}

function checkCommand() {
  if (command !== 'install' && !existsSync(script)) fail(`There is no command "${command}".`);
}

/** Whether the packages that the command needs were installed from this lock file. */
function isInstalled() {
  if (!existsSync(node)) return false;
  try {
    const installed = JSON.parse(readFileSync(marker, 'utf8'));
    return installed.lockHash === hashLock() && (installed.scope === 'all' || scope === 'start');
  } catch {
    return false;
  }
}

function hashLock() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function install() {
  const started = Date.now();
  console.log('Installing packages … (about a minute the first time)');
  // An interrupted installation is repeated.
  rmSync(marker, { force: true });
  const workspaces = scope === 'start' ? startWorkspaces.map((folder) => `--workspace=${folder}`) : [];
  // Not `npm ci`: it rejects a lock file without the optional packages of other platforms, and npm omits those
  // that a registry does not have. With --no-save the lock file decides. NODE_ENV=production would omit what
  // builds the apps.
  // Warnings would be about the Node that runs npm, not the one that runs the project.
  const options = ['--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status, error } = npm(['install', ...options, ...workspaces]);
  if (error) fail(`npm is needed to install packages and could not be run (${error.message}).`);
  if (status !== 0) fail('Installing packages failed; the lines above say why.');
  if (!existsSync(node)) fail('The installed packages do not match package-lock.json; run `npm install`.');
  writeFileSync(marker, JSON.stringify({ lockHash: hashLock(), scope }));
  console.log(`Installing packages: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function npm(args) {
  const own = process.env.npm_execpath;
  return own
    ? spawnSync(process.execPath, [own, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
}

function runCommand() {
  const guard = join(root, 'scripts', 'stack', 'die-with-parent.ts');
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env };
  const child = spawn(node, ['--import', guard, script, ...rest], { cwd: root, env, stdio: 'inherit' });
  // Ctrl-C reaches the child as well; this process waits for it to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) onParentExit(() => child.kill('SIGTERM'));
  child.on('error', ({ message }) =>
    fail(
      `The Node of this project does not run here (${message}). On Linux it needs glibc: Debian has it, Alpine not.`,
    ),
  );
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** npm does not forward SIGTERM to the command, so its exit is polled. */
function onParentExit(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 1000);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
