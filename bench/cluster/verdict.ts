/** One line of the table. */
export interface Verdict {
  what: string;
  goal: string;
  found: string;
  ok: boolean;
}

/** Prints the lines. */
export function report(verdicts: Verdict[]): void {
  const width = (of: 'what' | 'goal') => Math.max(...verdicts.map((verdict) => verdict[of].length));
  for (const { what, goal, found, ok } of verdicts)
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(width('what'))}   goal: ${goal.padEnd(width('goal'))}   ${found}`,
    );
}
