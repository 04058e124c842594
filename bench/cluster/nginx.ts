import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../server-process.ts';
import { until } from '../until.ts';

/** nginx before the nodes. */
export interface Front {
  siteUrl: string;
  cmsUrl: string;
  stop(): Promise<void>;
}

/** Ports of the proxy and of those behind it. */
export interface Ports {
  site: number;
  cms: number;
  nodes: number[];
  staff: number;
}

/** The ports of a proxy and of so many nodes. */
export async function freePorts(nodes: number): Promise<Ports> {
  const ports: number[] = [];
  while (ports.length < nodes + 3) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const [site = 0, cms = 0, staff = 0, ...rest] = ports;
  return { site, cms, staff, nodes: rest };
}

/** Starts nginx with the settings that docs/operations.md recommends, everything of it in `dir`. */
export async function startNginx(dir: string, ports: Ports): Promise<Front> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'nginx.conf');
  await writeFile(file, configuration(dir, ports));
  const child = spawn('nginx', ['-c', file, '-p', dir, '-e', join(dir, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('error', (error) => {
    throw new Error(
      `nginx could not be started (${error.message}); Debian has it in the package nginx-light.`,
    );
  });
  const [siteUrl, cmsUrl] = [`http://127.0.0.1:${ports.site}`, `http://127.0.0.1:${ports.cms}`];
  await until(async () => (await fetch(siteUrl)).status > 0);
  return {
    siteUrl,
    cmsUrl,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

function configuration(dir: string, { site, cms, nodes, staff }: Ports): string {
  const servers = nodes.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n');
  // Started by root its workers would be nobody, who may not write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
daemon off;
${user}
worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;

  upstream site {
${servers}
    keepalive 32;
  }
  upstream staff {
    server 127.0.0.1:${staff} max_fails=0;
    keepalive 8;
  }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;

  server {
    listen 127.0.0.1:${site};
    client_max_body_size 8m;
    location / {
      proxy_pass http://site;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 2;
    }
    location ~ ^/api/(contactUs/add|apply|jobs/[^/]+/apply)$ {
      proxy_pass http://site;
      proxy_next_upstream error timeout http_503 non_idempotent;
      proxy_next_upstream_tries 2;
    }
  }
  server {
    listen 127.0.0.1:${cms};
    client_max_body_size 100m;
    location / { proxy_pass http://staff; }
  }
}
`;
}
