import type { Payload } from 'payload';
import { actors, createAccount, password } from '../accounts.ts';
import type { Rest } from '../rest.ts';

/** Tries what changes a service and the About page, for each role with an account without “May publish”. */
export async function askPublishing(payload: Payload, rest: Rest): Promise<string[][]> {
  const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
  const id = service?.id ?? 0;
  const trashed = { deletedAt: new Date().toISOString() };
  const asked: [what: string, method: string, path: string, body: object][] = [
    ['save a draft', 'PATCH', `/services/${id}?draft=true`, { _status: 'draft' }],
    ['publish', 'PATCH', `/services/${id}`, { _status: 'published' }],
    ['publish among many', 'PATCH', `/services?where[id][equals]=${id}`, { _status: 'published' }],
    ['publish a global', 'POST', '/globals/about', { _status: 'published' }],
    ['unpublish', 'PATCH', `/services/${id}`, { _status: 'draft' }],
    ['move what is published to the trash', 'PATCH', `/services/${id}`, trashed],
  ];
  const rows = asked.map(([what]) => [what]);
  for (const actor of actors) {
    const user =
      actor !== 'anonymous' && (await createAccount(payload, { roles: [actor], mayPublish: false }));
    const token = user ? await rest.signIn(user.email, password) : undefined;
    for (const [index, [, method, path, body]] of asked.entries()) {
      const { status } = await rest(method, path, { ...(token && { token }), body });
      rows[index]?.push(status === 200 ? 'yes' : 'no');
      const data = { deletedAt: null, _status: 'published' } as const;
      if (status === 200) await payload.update({ collection: 'services', id, data, trash: true });
    }
  }
  return rows;
}
