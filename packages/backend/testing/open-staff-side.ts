import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import type { Role } from '../src/access/roles.ts';
import { createConfig } from '../src/create-config.ts';
import { type Queue, startQueue } from '../src/platform/queue/queue.ts';
import type { StaffSide } from '../src/platform/staff-side.ts';
import { createResumeStore, type ResumeStore } from '../src/platform/storage/resume-store.ts';
import { idleWorkers } from './idle-workers.ts';
import { openTestContent } from './open-content.ts';

const cmsUrl = 'https://staff.riverfront.example';

/** The staff side's API over a content store of its own; nothing listens. */
export interface TestStaffSide {
  payload: Payload;
  queue: Queue;
  resumes: ResumeStore;
  secret: string;
  /** Calls the API as a new member of staff with this role, or as nobody. */
  as(role: Role | null): Promise<(path: string, init?: RequestInit) => Promise<Response>>;
  /** Puts a file into the résumé store, and returns its name there. */
  storeResume(bytes: string | Buffer): Promise<string>;
  close(): Promise<void>;
}

/** Opens the staff side for one test file. @param extra options of its process */
export async function openTestStaffSide(extra: Partial<StaffSide> = {}): Promise<TestStaffSide> {
  const content = await openTestContent();
  const dir = await mkdtemp(join(tmpdir(), 'riverfront-staff-'));
  const resumes = createResumeStore({ dir });
  const queue = startQueue({
    databaseUrl: content.options.databaseUrl,
    workers: idleWorkers(),
  });
  await queue.ready;
  const config = createConfig({
    ...content.options,
    cmsUrl,
    staffSide: { queue, resumes, siteUrl: 'https://www.riverfront.example', cmsUrl, ...extra },
  });
  const key = randomUUID();
  const payload = await getPayload({ config, key });
  const password = 'correct horse battery staple';
  return {
    payload,
    queue,
    resumes,
    secret: content.options.secret,
    async as(role) {
      const headers = new Headers();
      if (role) {
        const email = `${role}.${randomUUID().slice(0, 8)}@riverfront.example`;
        await payload.create({
          collection: 'users',
          data: { name: `A ${role}`, email, password, roles: [role] },
        });
        const { token } = await payload.login({ collection: 'users', data: { email, password } });
        headers.set('authorization', `JWT ${token}`);
      }
      return (path, init = {}) => {
        const all = new Headers(init.headers);
        for (const [name, value] of headers) all.set(name, value);
        const request = new Request(cmsUrl + path, { ...init, headers: all });
        return handleEndpoints({ config, payloadInstanceCacheKey: key, request });
      };
    },
    async storeResume(bytes) {
      await mkdir(resumes.incomingDir, { recursive: true });
      const path = join(resumes.incomingDir, randomUUID());
      await writeFile(path, bytes);
      return resumes.store(path);
    },
    async close() {
      await queue.stop();
      await payload.destroy();
      await content.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
