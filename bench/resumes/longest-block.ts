/**
 * The longest stretch of work, in ms, between two turns of the event loop. Processor time of
 * this thread, not the clock of `monitorEventLoopDelay`: on a machine shared with other
 * processes that one shows how long they held it (300 ms seen where ours used 50).
 */
export async function longestBlock(work: () => Promise<void>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = used();
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(turn, 5);
  await work();
  turn();
  clearInterval(timer);
  return longest;
}
