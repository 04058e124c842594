/**
 * The door to every command: `node scripts/start.mjs [serve|dev|test|generate|…]`.
 * Runs on any Node from 20.9 on and needs no installed module. It installs what
 * is missing and hands over to the Node of node_modules, which runs TypeScript.
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
handOver();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    fail(`This needs Node 20.9 or newer to begin with; here is ${process.versions.node}.`);
  }
}

/** Compares what npm has put into node_modules with the lock file, package by package. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present || !existsSync(node)) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    // Optional packages are for one platform each.
    if (!found) return Boolean(optional || devOptional);
    return link ? existsSync(join(root, path)) : found.version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  const started = Date.now();
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, and npm
  // leaves those out of it where a registry does not have them. Without saving, the lock file decides.
  // Warnings here would speak of the Node that calls npm, not of the one that runs the project.
  const { status, error } = npm(['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund']);
  if (error) fail(`npm is needed to install packages and could not be run (${error.message}).`);
  if (status !== 0) fail('Installing packages failed; the lines above say why.');
  if (!isInstalled()) fail('What was installed is not what package-lock.json says; run `npm install`.');
  console.log(`Installing packages: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function npm(args) {
  const own = process.env.npm_execpath;
  return own
    ? spawnSync(process.execPath, [own, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
}

function handOver() {
  const script = join(root, 'scripts', `${command}.ts`);
  if (!existsSync(script)) fail(`There is no command "${command}".`);
  const guard = join(root, 'scripts', 'stack', 'die-with-parent.ts');
  const child = spawn(node, ['--import', guard, script, ...rest], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; this process only waits for it to finish.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** npm does not pass SIGTERM on to what it runs: its end is noticed instead. */
function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 1000);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
