/**
 * Loaded into every child process with `--import`: ends it when the process that started it was killed, so that no port
 * stays taken.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
