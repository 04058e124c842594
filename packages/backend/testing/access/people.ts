import { randomUUID } from 'node:crypto';
import { roles } from '../../src/access/roles.ts';
import type { User } from '../../src/payload-types.ts';
import type { TestContent } from '../open-content.ts';
import type { Rest } from '../rest.ts';

/** A visitor, or a member of staff with exactly one role. */
export const askers = ['anonymous', ...roles] as const;
export type Asker = (typeof askers)[number];

export interface Person {
  asker: Asker;
  /** Undefined for a visitor. */
  user: (User & { collection: 'users' }) | undefined;
  token: string | undefined;
}

const password = 'correct horse battery';

/** Creates and signs in one account per role. */
export async function makePeople(content: TestContent, rest: Rest): Promise<Person[]> {
  const people: Person[] = [{ asker: 'anonymous', user: undefined, token: undefined }];
  for (const role of roles) {
    const email = `${role}-${randomUUID().slice(0, 8)}@riverfront.example`;
    const data = { name: `The ${role}`, email, password, roles: [role] };
    const user = await content.payload.create({ collection: 'users', data });
    const token = await rest.signIn(email, password);
    people.push({ asker: role, user: { ...user, collection: 'users' }, token });
  }
  return people;
}
