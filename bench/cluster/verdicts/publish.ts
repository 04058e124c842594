import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../stack.ts';
import type { Staff } from '../staff.ts';
import type { Verdict } from '../verdict.ts';

const times = 20;
/** Requirements, Speed, "publish to visible", in ms. */
const goal = 2_000;

/** How long after the answer to a publication each node shows it. */
export async function publish({ nodes }: Cluster, staff: Staff): Promise<Verdict[]> {
  const { docs } = await staff.json<{ docs: { id: number; key: string }[] }>('/api/blogs?limit=1&depth=0');
  const [blog] = docs;
  if (!blog) throw new Error('The sample company has articles.');
  const taken: number[] = [];
  for (let n = 1; n <= times; n += 1) {
    const title = `Seen on every node, number ${n} of ${times}`;
    await staff.call(`/api/blogs/${blog.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ title, _status: 'published' }),
    });
    const began = performance.now();
    const visible = nodes.map(async ({ url }) => {
      while (!(await (await fetch(`${url}/blogs/${blog.key}`)).text()).includes(title)) {
        if (performance.now() - began > 30_000) break;
        await pause(20);
      }
      return performance.now() - began;
    });
    taken.push(...(await Promise.all(visible)));
    // Not in step with the once-a-second look of the nodes.
    await pause(Math.random() * 1_000);
  }
  taken.sort((one, other) => one - other);
  const ms = (value = 0) => `${Math.round(value)} ms`;
  const longest = taken.at(-1) ?? Number.POSITIVE_INFINITY;
  return [
    {
      what: `publication visible on both nodes (${times} times)`,
      goal: `≤ ${goal} ms`,
      found: `p50 ${ms(taken[times])}, max ${ms(longest)}`,
      ok: longest <= goal,
    },
  ];
}
