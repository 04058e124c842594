/** One line of the table. */
export interface Verdict {
  what: string;
  goal: string;
  found: string;
  ok: boolean;
}

/** Prints the lines; true when all of them are as they should be. */
export function report(verdicts: Verdict[]): boolean {
  const width = (of: 'what' | 'goal') => Math.max(...verdicts.map((verdict) => verdict[of].length));
  for (const { what, goal, found, ok } of verdicts)
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(width('what'))}   goal: ${goal.padEnd(width('goal'))}   ${found}`,
    );
  return verdicts.every(({ ok }) => ok);
}
