import { APIError } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, sql } from '../../database/transaction.ts';
import { readGoingLive } from './read.ts';

const input = z.object({ key: z.string(), value: z.string() });

/** `POST /api/going-live`: an administrator confirms what a check found, as the page showed it. */
export const goingLiveEndpoints = [
  endpoint({
    method: 'post',
    path: '/going-live',
    roles: [],
    body: input,
    async handler(req, { body: { key, value } }) {
      const { user, payload } = req;
      const [result] = await readGoingLive(req, user, { wanted: (one) => one === key });
      if (result?.approve?.value !== value)
        throw new APIError('This has changed meanwhile. Load the page again, and look once more.', 409);
      await inTransaction(payload, async (transaction) => {
        transaction.req.user = user;
        await transaction.execute(sql`
          insert into confirmations (key, value, by) values (${key}, ${value}, ${user.name})
          on conflict (key) do update set value = excluded.value, by = excluded.by, at = now()`);
        const summary = `Going live: ${result.title}`;
        await recordAudit(transaction.req, { action: 'approved', summary });
      });
      return { message: `Noted: ${result.title}.` };
    },
  }),
];
