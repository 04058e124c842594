import { connect } from 'node:tls';
import { checkStorage } from '@riverfront/backend/health/process-report';
import { Gauge, type serveMetrics } from '@riverfront/telemetry/metrics';

/** What metrics are registered with. */
export type Registry = Parameters<NonNullable<Parameters<typeof serveMetrics>[0]['register']>>[0];

/** Registers the disks of the folders with files. @returns what reads them */
export function registerFolders(registry: Registry, folders: Record<string, string>): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `riverfront_${name}`, help, labelNames: ['folder'], registers: [registry] });
  const free = gauge('disk_free_bytes', 'Free bytes of the disk with a folder.');
  const size = gauge('disk_size_bytes', 'Size of the disk with a folder.');
  return async function readFolders() {
    for (const [folder, path] of Object.entries(folders)) {
      const { freeBytes, totalBytes } = await checkStorage(path, undefined, 'read');
      free.set({ folder }, freeBytes ?? Number.NaN);
      size.set({ folder }, totalBytes ?? Number.NaN);
    }
  };
}

/** A certificate lasts for weeks, and each look at it is a connection to the proxy; alerts come within ten minutes. */
const certificateMs = 5 * 60_000;

/** Registers the ends of certificates, as this process sees them. @returns what reads them */
export function registerCertificates(registry: Registry, addresses: string[]): () => Promise<void> {
  const end = new Gauge({
    name: 'riverfront_certificate_expiry_timestamp_seconds',
    help: 'Unix time at which the certificate of a public address ends; absent while it cannot be read.',
    labelNames: ['host'],
    registers: [registry],
  });
  let readAt = 0;
  return async function readCertificates() {
    if (Date.now() - readAt < certificateMs) return;
    readAt = Date.now();
    end.reset();
    const ends = await Promise.all(addresses.map(readCertificateEnd));
    for (const [index, address] of addresses.entries())
      if (ends[index] !== undefined) end.set({ host: new URL(address).host }, ends[index]);
  };
}

/** Connects as a browser does, whatever the certificate is. @returns Unix time; undefined without an answer in 3 s */
async function readCertificateEnd(address: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const socket = connect(
    // An expired certificate is what this is to find.
    { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false },
    () => resolve(Date.parse(socket.getPeerCertificate().valid_to) / 1_000),
  );
  socket.setTimeout(3_000, () => resolve(undefined)).on('error', () => resolve(undefined));
  return await promise.finally(() => socket.destroy());
}
