import type { TestContent } from '../open-content.ts';
import type { Rest } from '../rest.ts';
import type { Person } from './people.ts';

/** An operation on accounts with its outcome for each person. */
export type AccountRow = [name: string, ...outcomes: string[]];

/** Tries real changes of accounts and checks whether they happened. */
export async function askAccounts(content: TestContent, rest: Rest, people: Person[]): Promise<AccountRow[]> {
  const { payload } = content;
  const other = await payload.create({
    collection: 'users',
    data: {
      name: 'Other',
      email: 'other@riverfront.example',
      password: 'correct horse battery',
      roles: ['sales'],
    },
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
  const rows: [string, (person: Person) => Promise<string>][] = [
    [
      'read one’s own account',
      (person) => (person.user ? read(person, person.user.id) : Promise.resolve('–')),
    ],
    ['read a colleague’s account', (person) => read(person, other.id)],
    [
      'find accounts by e-mail',
      async ({ token, asker }) => {
        if (asker === 'administrator') return 'yes';
        const { status, body } = await rest('GET', '/users?where[email][equals]=other@riverfront.example', {
          token,
        });
        return status === 200 && Number(body.totalDocs) > 0 ? 'yes' : 'no';
      },
    ],
    ['change one’s own name', (person) => change(person, person.user?.id, { name: 'Another name' })],
    [
      'give oneself another role',
      (person) =>
        person.asker === 'administrator'
          ? Promise.resolve('yes')
          : change(person, person.user?.id, { roles: ['administrator'] }),
    ],
    [
      'disable oneself',
      (person) =>
        person.asker === 'administrator'
          ? Promise.resolve('yes')
          : change(person, person.user?.id, { disabled: true }),
    ],
    ['change a colleague’s name', (person) => change(person, other.id, { name: 'Another name' })],
    [
      'change a colleague’s name among many',
      (person) =>
        change(
          person,
          other.id,
          { name: 'Another name' },
          `/users?where[id][in]=${other.id},${person.user?.id ?? 0}`,
        ),
    ],
    ['give a colleague another role', (person) => change(person, other.id, { roles: ['administrator'] })],
    ['disable a colleague', (person) => change(person, other.id, { disabled: true })],
    [
      'use the admin',
      async ({ token }) => {
        const { body } = await rest('GET', '/access', { token });
        return body.canAccessAdmin ? 'yes' : 'no';
      },
    ],
  ];
  const result: AccountRow[] = [];
  for (const [name, ask] of rows) {
    const outcomes: string[] = [];
    for (const person of people) outcomes.push(await ask(person));
    result.push([name, ...outcomes]);
  }
  return result;
}

function shown({ name, roles, disabled }: { name: string; roles: unknown; disabled?: boolean | null }) {
  return { name, roles, disabled: disabled ?? false };
}
