import { run } from '../node.ts';

/** Whether there is the Java that the Nu HTML Checker of the browser tests runs on (`markup.spec.ts`). */
export async function hasJava(): Promise<boolean> {
  const outcome = await run('java', ['-version']).catch(() => undefined);
  return outcome?.code === 0;
}
