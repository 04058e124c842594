import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '@riverfront/backend/settings';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../env.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts = JSON.parse(read('scripts/package.json')) as { dependencies: { node: string } };

test('the Dockerfile begins with the Node of this project, and knows every workspace', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toContain(`FROM node:${scripts.dependencies.node}-`);
  const workspaces = [
    'apps/*/package.json',
    'packages/*/package.json',
    'scripts/package.json',
    'e2e/package.json',
    'bench/package.json',
  ];
  for (const manifest of globSync(workspaces, { cwd: root }))
    expect(dockerfile).toContain(`COPY ${manifest} ${manifest.replace('package.json', '')}`);
});

test('images run as a user without rights, and hold no secret', () => {
  const dockerfile = read('Dockerfile');
  const targets = dockerfile.split(/^FROM /m).filter((stage) => /^CMD /m.test(stage));
  expect(targets.length).toBeGreaterThan(0);
  for (const stage of targets) expect(stage).toMatch(/^USER node$/m);
  expect(dockerfile).not.toMatch(/^(?:ENV|ARG) .*(?:SECRET|PASSWORD|TOKEN)/m);
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
  deploy?: { resources: { limits: { memory: string } } };
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  test('only the proxy can be reached from outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    for (const name of ['database', 'storage', 'prepare', 'backup']) {
      const networks = compose.services[name]?.networks ?? [];
      for (const network of networks)
        expect(compose.networks[network], `${name}: ${network}`).toMatchObject({ internal: true });
    }
    expect(compose.services.database?.networks).not.toContain('inside');
  });

  test('two instances of each side share data, not what each writes for itself, and the proxy knows both', () => {
    for (const side of ['site', 'staff'] as const) {
      const { environment: own, ...one } = compose.services[side] ?? {};
      const { environment: other, ...two } = compose.services[`${side}-2`] ?? {};
      expect(two).toEqual(one);
      for (const [name, folder] of Object.entries(own ?? {})) expect(other?.[name]).not.toBe(folder);
      for (const name of [side, `${side}-2`]) {
        expect(compose.services.proxy?.depends_on).toHaveProperty(name);
        expect(read('deploy/nginx.conf')).toMatch(new RegExp(`server ${name}:\\d+ max_fails=0;`));
      }
    }
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
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services[needed]).toBeDefined();
        expect(condition).toBe(needed === 'prepare' ? 'service_completed_successfully' : 'service_healthy');
      }
    },
  );
});

test('an app that does not respond is killed by its image, never by a script that runs elsewhere', () => {
  expect(read('scripts/health-check.ts')).not.toMatch(/\bkill/);
  expect(read('Dockerfile').match(/ -ne 3 \] \|\| kill -s KILL -- -1; exit 1; \}$/gm)).toHaveLength(2);
});

test('proxies limit the staff side: its requests but not its static files, and its networks', () => {
  const nginx = read('deploy/nginx.conf');
  const [, staff = ''] = nginx.split('include own/staff.conf;');
  const locations = new Map(
    [...staff.matchAll(/location (\S+) \{([^}]*)\}/g)].map(([, path, body]) => [path, body]),
  );
  expect(nginx).toMatch(/limit_req_zone \$binary_remote_addr zone=staff:/);
  expect(locations.get('/')).toMatch(/limit_req zone=staff burst=\d{3} nodelay;/);
  expect(locations.get('/_next/static/')).not.toContain('limit_req');
  const [, caddy] = read('deploy/Caddyfile').split('staff.example.com {');
  expect(caddy).toMatch(/@outside not remote_ip .+\n\s*respond @outside 403\n/);
});

test('.env.example names every variable that is read', () => {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  const known = new Set(names(read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm));
  const notForInstallers = ['COMMIT', 'NODE_ENV', 'OUTBOX_TOKEN'];
  for (const name of Object.keys(settings.shape))
    if (!notForInstallers.includes(name)) expect([...known]).toContain(name);
});

test('the example for Kubernetes has probes, limits and no secret in a file', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
  const documents = resources.flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS()),
  );
  const kinds = documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  for (const one of ['Job prepare', 'Deployment site', 'Deployment staff', 'PodDisruptionBudget site'])
    expect(kinds).toContain(one);
  expect(kinds.join()).not.toContain('Secret');
  for (const { kind, spec } of documents.filter(({ spec }) => spec.template)) {
    const [container] = spec.template.spec.containers;
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
    expect(container.resources.limits.memory).toBeDefined();
    if (kind === 'Deployment') expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {} });
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test('alerts fire within ten minutes of their cause and end with it', { timeout: 120_000 }, ({ skip }) => {
  const alerts = read('deploy/prometheus/riverfront.rules.yml');
  const sources = ['apps/site/server/health/site-metrics.ts', 'apps/site/server/health/machine-metrics.ts'];
  const code = sources.map(read).join('');
  for (const [, name = ''] of alerts.matchAll(/riverfront_(\w+)/g)) expect(code).toContain(name);
  skip(!hasPromtool, 'needs promtool, which Debian has in the package prometheus');
  const cwd = join(root, 'deploy/prometheus');
  const { status, stderr } = spawnSync('promtool', ['test', 'rules', 'riverfront.test.yml'], {
    cwd,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

const configurations = {
  containers: () => read('deploy/nginx.conf'),
  Debian: () =>
    spawnSync('sed', ['-f', 'deploy/debian.sed', 'deploy/nginx.conf'], { cwd: root }).stdout.toString(),
};

test('for Debian nginx has the paths of its package, and the two instances', () => {
  const text = configurations.Debian();
  expect(text).toMatch(/^user www-data;\npid \/run\/nginx\.pid;$/m);
  expect(text).not.toMatch(/\/tmp\/|\/dev\/std|8080|8443|etc\/nginx\/tls|server (?:site|staff)/);
  for (const port of [3000, 3010, 3001, 3011])
    expect(text).toContain(`server 127.0.0.1:${port} max_fails=0;`);
});

test.runIf(hasNginx).each(Object.entries(configurations))(
  'nginx takes its configuration of %s',
  (_, create) => {
    const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
    const [key, certificate, file] = ['key', 'crt', 'nginx.conf'].map((name) => join(dir, name)) as [
      string,
      string,
      string,
    ];
    const options = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=x'.split(' ');
    const request = [...options, '-keyout', key, '-out', certificate];
    expect(spawnSync('openssl', request).status).toBe(0);
    const adapted = create()
      .replaceAll(/(?<= )\/(?:tmp|run|var\/(?:log|lib)\/nginx)\//g, `${dir}/`)
      .replaceAll('/dev/std', `${dir}/std`)
      .replace('user www-data;', '')
      // Those below 1024 are root's.
      .replace(
        /(listen (?:\[::\]:)?)(80|443)(?=[ ;])/g,
        (_all, listen, port) => `${listen}${Number(port) + 20_000}`,
      )
      .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
      .replace(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
      .replace(/server (?:site|staff)(?:-2)?:/g, 'server 127.0.0.1:')
      // Debian 12's nginx (1.22) does not know it yet.
      .replace(/^\s*http2 on;$/gm, '');
    writeFileSync(file, adapted);
    mkdirSync(join(dir, 'own'));
    for (const name of ['site', 'staff'])
      writeFileSync(join(dir, `own/${name}.conf`), `server_name ${name}.nordlys.test;`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    rmSync(dir, { recursive: true });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  },
);
