import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handleEndpoints } from 'payload';
import type { Role } from '../src/accounts/roles.ts';
import type { ContentOptions } from '../src/create-config.ts';
import { type Queue, startQueue } from '../src/queue/queue.ts';
import type { StaffSide } from '../src/staff-side.ts';
import { createResumeStore } from '../src/storage/resume-store.ts';
import { createAccount, password } from './accounts.ts';
import { closeAtEnd, makeTestFolder } from './close-at-end.ts';
import { idleWorkers } from './idle-workers.ts';
import { openTestContent } from './open-content.ts';

const cmsUrl = 'https://staff.riverfront.example';

/** Calls the staff side's API; `json` is sent as the body. */
export type Call = (path: string, init?: RequestInit & { json?: unknown }) => Promise<Response>;

/**
 * Opens the staff side's API over a content store of its own until the end of the test file; nothing listens.
 * @param extra services of its process
 * @param options of its configuration
 */
export async function openTestStaffSide(
  extra: Partial<StaffSide> = {},
  options: Partial<ContentOptions> = {},
) {
  const resumes = createResumeStore({ dir: await makeTestFolder() });
  const started = Promise.withResolvers<Queue>();
  const content = await openTestContent(async (databaseUrl) => {
    const queue = startQueue({ databaseUrl, workers: idleWorkers() });
    await queue.ready;
    started.resolve(queue);
    const siteUrl = 'https://www.riverfront.example';
    const services = { queue, resumes, scans: false, siteUrl, cmsUrl, ...extra };
    return { ...options, cmsUrl, staffSide: services };
  });
  const { payload, config, key } = content;
  const queue = await started.promise;
  closeAtEnd(() => queue.stop());
  return {
    payload,
    queue,
    resumes,
    /** Calls the API as a new member of staff with this role, or as nobody. */
    async as(role: Role | null): Promise<Call> {
      let authorization: string | undefined;
      if (role) {
        const { email } = await createAccount(payload, { name: `A ${role}`, roles: [role] });
        const { token } = await payload.login({ collection: 'users', data: { email, password } });
        authorization = `JWT ${token}`;
      }
      return (path, { json, ...init } = {}) => {
        const headers = new Headers(init.headers);
        if (authorization) headers.set('authorization', authorization);
        if (json) headers.set('content-type', 'application/json');
        const body = json ? JSON.stringify(json) : init.body;
        const request = new Request(cmsUrl + path, { ...init, headers, body });
        return handleEndpoints({ config, payloadInstanceCacheKey: key, request });
      };
    },
    /** Puts a file into the résumé store, and returns its name there. */
    async storeResume(bytes: string | Buffer): Promise<string> {
      await mkdir(resumes.incomingDir, { recursive: true });
      const path = join(resumes.incomingDir, randomUUID());
      await writeFile(path, bytes);
      return resumes.store(path);
    },
  };
}
