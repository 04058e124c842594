import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Role } from '../src/access/roles.ts';
import type { ContentOptions } from '../src/index.ts';
import type { StaffSide } from '../src/platform/staff-side.ts';
import { openTestContent } from './open-content.ts';
import { openRest } from './rest.ts';

export const password = 'correct horse battery';

/** Opens the REST API over a content store of its own, with helpers for accounts. */
export async function openAccounts(options: Partial<ContentOptions> = {}) {
  const content = await openTestContent({ logger: { options: { level: 'silent' } }, ...options });
  const rest = openRest(content);
  const { payload } = content;

  async function createPerson(...roles: Role[]) {
    const email = `${randomUUID().slice(0, 8)}@riverfront.example`;
    return payload.create({ collection: 'users', data: { name: 'Meera Shah', email, password, roles } });
  }
  return {
    content,
    payload,
    rest,
    createPerson,
    /** Creates an account without a second factor and signs in. */
    async signIn(...roles: Role[]) {
      const person = await createPerson(...roles);
      return { ...person, token: await rest.signIn(person.email, password) };
    },
    login: (email: string, given = password, headers: Record<string, string> = {}) =>
      rest('POST', '/users/login', { body: { email, password: given }, headers }),
    /** The token of a link to choose a new password. */
    createResetToken: (email: string) =>
      payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true }),
    readMe: async (token: string) => (await rest('GET', '/users/me', { token })).body.user,
    async close() {
      await rest.close();
      await content.close();
    },
  };
}

/** The message of an error response. */
export function messageOf(body: Record<string, unknown>): string | undefined {
  return (body.errors as { message: string }[] | undefined)?.[0]?.message;
}

/** A staff side whose queue only stores the data of its tasks. */
export function createFakeStaffSide(cmsUrl: string): { staffSide: StaffSide; tasks: object[] } {
  const tasks: object[] = [];
  const queue = {
    ready: Promise.resolve(),
    send: async (_transaction: unknown, _name: string, data: object) => void tasks.push(data),
    wake: () => {},
    stop: async () => {},
  };
  return { staffSide: { queue, resumes: { incomingDir: tmpdir() }, cmsUrl } as unknown as StaffSide, tasks };
}
