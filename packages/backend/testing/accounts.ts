import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Payload } from 'payload';
import { type Role, roles } from '../src/accounts/roles.ts';
import type { ContentOptions } from '../src/create-config.ts';
import type { User } from '../src/payload-types.ts';
import type { StaffSide } from '../src/staff-side.ts';
import { openTestContent, type TestContent } from './open-content.ts';
import { openRest, type Rest } from './rest.ts';

export const password = 'correct horse battery';

/** Creates an account, in the shape of a request's user. */
export async function createAccount(payload: Payload, data: Pick<User, 'roles'> & Partial<User>) {
  const email = `${randomUUID().slice(0, 8)}@riverfront.example`;
  const account = { name: 'Meera Shah', email, password, ...data };
  return { ...(await payload.create({ collection: 'users', data: account })), collection: 'users' as const };
}

/** A visitor, or a member of staff with exactly one role. */
export const actors = ['anonymous', ...roles] as const;
type Asker = (typeof actors)[number];

export interface Person {
  actor: Asker;
  /** Undefined for a visitor. */
  user: Awaited<ReturnType<typeof createAccount>> | undefined;
  token: string | undefined;
}

/** Creates and signs in one account per role. */
export async function createPeople(payload: Payload, rest: Rest): Promise<Record<Asker, Person>> {
  const people: Person[] = [{ actor: 'anonymous', user: undefined, token: undefined }];
  for (const role of roles) {
    const user = await createAccount(payload, { name: `The ${role}`, roles: [role] });
    people.push({ actor: role, user, token: await rest.signIn(user.email, password) });
  }
  return Object.fromEntries(people.map((person) => [person.actor, person])) as Record<Asker, Person>;
}

/** Opens the REST API over a content store of its own, with helpers for accounts. */
export async function openAccounts(
  options: Partial<ContentOptions> = {},
  open: (options: Partial<ContentOptions>) => Promise<TestContent> = openTestContent,
) {
  const content = await open({ logger: { options: { level: 'silent' } }, ...options });
  const rest = openRest(content);
  const { payload } = content;
  const createPerson = (...held: Role[]) => createAccount(payload, { roles: held });
  return {
    content,
    payload,
    rest,
    createPerson,
    /** Creates an account without a second factor and signs in. */
    async signIn(...held: Role[]) {
      const person = await createPerson(...held);
      return { ...person, token: await rest.signIn(person.email, password) };
    },
    login: (email: string, given = password, headers: Record<string, string> = {}) =>
      rest('POST', '/users/login', { body: { email, password: given }, headers }),
    /** The token of a link to choose a new password. */
    createResetToken: (email: string) =>
      payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true }),
    readMe: async (token: string) => (await rest('GET', '/users/me', { token })).body.user,
    close: content.close,
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
