/** Loaded into every process: ends it when the process that started it was killed, so that no port stays taken. */
const parent = process.ppid;

setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 1_000).unref();
