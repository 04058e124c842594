import type { Payload } from 'payload';
import { createAccount, type Person } from '../accounts.ts';
import type { Rest } from '../rest.ts';

/** Tries real changes of accounts and checks whether they happened, for each person. */
export async function askAccounts(payload: Payload, rest: Rest, people: Person[]): Promise<string[][]> {
  const other = await createAccount(payload, {
    name: 'Other',
    email: 'other@riverfront.example',
    roles: ['sales'],
  });
  const fieldsOf = (doc: Record<string, unknown>) =>
    Object.entries(doc)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name]) => name)
      .filter((name) => !['id', 'createdAt', 'updatedAt', 'collection'].includes(name))
      .sort()
      .join(', ') || 'no';
  const read = async ({ token }: Person, id: number | undefined) => {
    const { status, body } = await rest('GET', `/users/${id}?depth=0`, { token });
    return status === 200 ? fieldsOf(body) : 'no';
  };
  const change = async (
    person: Person,
    id: number | undefined,
    data: Record<string, unknown>,
    path?: string,
  ) => {
    if (id === undefined) return '–';
    const before = await payload.findByID({ collection: 'users', id });
    await rest('PATCH', path ?? `/users/${id}`, { token: person.token, body: data });
    const after = await payload.findByID({ collection: 'users', id });
    const happened = JSON.stringify(shown(before)) !== JSON.stringify(shown(after));
    if (happened) {
      const { name, roles, disabled } = before;
      await payload.update({ collection: 'users', id, data: { name, roles, disabled } });
    }
    return happened ? 'yes' : 'no';
  };
  /** Not for an administrator, who may, and would then be no longer one. */
  const changeOwn = async (person: Person, data: Record<string, unknown>) =>
    person.actor === 'administrator' ? 'yes' : change(person, person.user?.id, data);
  const rows: [string, (person: Person) => Promise<string>][] = [
    ['read one’s own account', async (person) => (person.user ? read(person, person.user.id) : '–')],
    ['read a colleague’s account', (person) => read(person, other.id)],
    [
      'find accounts by email',
      async ({ token, actor }) => {
        if (actor === 'administrator') return 'yes';
        const path = '/users?where[email][equals]=other@riverfront.example';
        const { status, body } = await rest('GET', path, { token });
        return status === 200 && Number(body.totalDocs) > 0 ? 'yes' : 'no';
      },
    ],
    ['change one’s own name', (person) => change(person, person.user?.id, { name: 'Another name' })],
    ['give oneself another role', (person) => changeOwn(person, { roles: ['administrator'] })],
    ['disable oneself', (person) => changeOwn(person, { disabled: true })],
    ['change a colleague’s name', (person) => change(person, other.id, { name: 'Another name' })],
    [
      'change a colleague’s name among many',
      (person) => {
        const path = `/users?where[id][in]=${other.id},${person.user?.id ?? 0}`;
        return change(person, other.id, { name: 'Another name' }, path);
      },
    ],
    ['give a colleague another role', (person) => change(person, other.id, { roles: ['administrator'] })],
    ['disable a colleague', (person) => change(person, other.id, { disabled: true })],
    [
      'use the admin',
      async ({ token }) => ((await rest('GET', '/access', { token })).body.canAccessAdmin ? 'yes' : 'no'),
    ],
  ];
  const asked: string[][] = [];
  for (const [name, ask] of rows) {
    const cells: string[] = [];
    for (const person of people) cells.push(await ask(person));
    asked.push([name, ...cells]);
  }
  return asked;
}

function shown({ name, roles, disabled }: { name: string; roles: unknown; disabled?: boolean | null }) {
  return { name, roles, disabled: disabled ?? false };
}
