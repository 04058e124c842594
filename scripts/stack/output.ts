const levels: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' };

/** A line of pino's JSON. */
interface LogLine {
  level: number;
  msg?: string;
  err?: { message?: string };
  [detail: string]: unknown;
}

function parseLine(line: string): LogLine | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Whether a line of a process is a warning or worse. */
export function isImportant(line: string, from: 'stdout' | 'stderr'): boolean {
  return (parseLine(line)?.level ?? (from === 'stderr' ? 40 : 0)) >= 40;
}

/** Formats a log line for people. */
export function formatLine(line: string): string {
  const parsed = parseLine(line);
  if (!parsed) return line;
  const { level, msg, err, time: _time, pid: _pid, hostname: _hostname, requestId: _id, ...details } = parsed;
  const rest = Object.entries(details).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return [levels[level] ?? level, msg, err?.message, ...rest].filter(Boolean).join(' ');
}
