/**
 * Runs every command: `node scripts/start.mjs [serve|dev|test|generate|…]`. Needs Node 20.9 and no installed
 * module: installs what is missing, then runs the command with the Node of node_modules, which reads TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

const [command = 'serve', ...rest] = process.argv.slice(2);

checkNode();
if (!isInstalled()) install();
runCommand();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    fail(`Node 20.9 or newer is required; this is ${process.versions.node}.`);
  }
}

/** Whether node_modules has every package of the lock file in its version. */
function isInstalled() {
  const required = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!required || !installed || !existsSync(node)) return false;
  return Object.entries(required).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Optional packages depend on the platform.
    if (!found) return Boolean(optional || devOptional);
    return link ? existsSync(join(root, path)) : found.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  const started = Date.now();
  console.log('Installing packages … (a minute or two the first time)');
  // Not `npm ci`: it rejects a lock file without the optional packages of other platforms, and npm omits those
  // that a registry does not have. With --no-save the lock file decides.
  // Warnings would be about the Node that runs npm, not the one that runs the project.
  const { status, error } = npm(['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund']);
  if (error) fail(`npm is needed to install packages and could not be run (${error.message}).`);
  if (status !== 0) fail('Installing packages failed; the lines above say why.');
  if (!isInstalled()) fail('The installed packages do not match package-lock.json; run `npm install`.');
  console.log(`Installing packages: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function npm(args) {
  const own = process.env.npm_execpath;
  return own
    ? spawnSync(process.execPath, [own, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
}

function runCommand() {
  const script = join(root, 'scripts', `${command}.ts`);
  if (!existsSync(script)) fail(`There is no command "${command}".`);
  const guard = join(root, 'scripts', 'stack', 'die-with-parent.ts');
  const child = spawn(node, ['--import', guard, script, ...rest], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the child as well; this process waits for it to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) onParentExit(() => child.kill('SIGTERM'));
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
