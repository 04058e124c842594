import { APIError, type Endpoint, Forbidden } from 'payload';
import { z } from 'zod';
import { hasRole } from '../../../access/roles.ts';
import { inTransaction, recordAudit, sql } from '../../../platform/index.ts';
import { readGoingLive } from './read.ts';

const input = z.object({ key: z.string(), value: z.string() });

/** `POST /api/going-live`: an administrator confirms what a check found, as the page showed it. */
export const goingLiveEndpoints: Endpoint[] = [
  {
    path: '/going-live',
    method: 'post',
    async handler(req) {
      const { user, payload } = req;
      if (!user || !hasRole(user, 'administrator')) throw new Forbidden(req.t);
      const { data } = input.safeParse(await req.json?.().catch(() => undefined));
      const [result] = await readGoingLive(req, user, { wanted: (key) => key === data?.key });
      if (!data || result?.approve?.value !== data.value)
        throw new APIError('This has changed meanwhile. Load the page again, and look once more.', 409);
      await inTransaction(payload, async (transaction) => {
        transaction.req.user = user;
        await transaction.execute(sql`
          insert into confirmations (key, value, by) values (${data.key}, ${data.value}, ${user.name})
          on conflict (key) do update set value = excluded.value, by = excluded.by, at = now()`);
        const summary = `Going live: ${result.title}`;
        await recordAudit(transaction.req, { action: 'approved', summary });
      });
      return Response.json({ message: `Noted: ${result.title}.` });
    },
  },
];
