import { setTimeout as pause } from 'node:timers/promises';

/** Visitors who read while something else is measured. */
export interface Visitors {
  answers: number;
  errors: number;
  stop(): Promise<void>;
}

const paths = ['/', '/services', '/careers', '/insights', '/about', '/api/jobs', '/api/blogs/list'];

/** Two visitors on each node, who ask for a page or a call every tenth of a second. */
export function startVisitors(nodes: string[]): Visitors {
  let stopping = false;
  async function visit(node: string, first: number): Promise<void> {
    for (let n = first; !stopping; n += 1) {
      const answer = await fetch(node + (paths[n % paths.length] ?? '/')).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) visitors.answers += 1;
      else visitors.errors += 1;
      await pause(100);
    }
  }
  const running = nodes.flatMap((node) => [visit(node, 0), visit(node, 3)]);
  const visitors: Visitors = {
    answers: 0,
    errors: 0,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
  return visitors;
}
