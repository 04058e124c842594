/**
 * Loaded into every child with `--import`: a child whose supervisor was killed
 * without a chance to stop it ends by itself, so that no port stays taken.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
