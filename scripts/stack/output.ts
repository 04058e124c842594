import type { Readable } from 'node:stream';

const warn = 40;

/** Calls back with each line of a child's output that is not empty. */
export function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') onLine(line);
  });
}

/** What our processes log: pino's JSON, one object a line. */
interface LogLine {
  level: number;
  msg?: string;
  err?: { message?: string };
  [detail: string]: unknown;
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Whether a person at the terminal should see this line unasked. */
export function deservesAttention(line: string, from: 'stdout' | 'stderr'): boolean {
  return (parse(line)?.level ?? (from === 'stderr' ? warn : 0)) >= warn;
}

const names = new Map([
  [20, 'debug'],
  [30, 'info'],
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** A log line without its machine's part. */
export function forPeople(line: string): string {
  const parsed = parse(line);
  if (!parsed) return line;
  const { level, msg, err, time: _time, pid: _pid, hostname: _hostname, requestId: _id, ...details } = parsed;
  const rest = Object.entries(details).map(([name, value]) =>
    typeof value === 'object' ? `${name}=${JSON.stringify(value)}` : `${name}=${value}`,
  );
  return [names.get(level) ?? level, msg, err?.message, ...rest].filter(Boolean).join(' ');
}
