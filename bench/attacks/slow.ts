import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { median, type Verdict, verdict } from '../measure.ts';
import { type Outcome, printOutcomes, sendAtRate } from '../traffic/rate.ts';
import { createVisitors } from '../traffic/visitors.ts';

/** Sockets of each attack: what one machine opens easily. */
const count = 500;

/** Seconds of each attack: longer than a header may take. */
const seconds = 30;

/** Visitors beside it, 10 requests a second. */
const rate = 0.2;

type Attack = (socket: Socket) => void;

/** One byte a second, as Slowloris does. */
function dribble(socket: Socket, opening: string): void {
  socket.write(opening);
  const timer = setInterval(() => (socket.writable ? socket.write('a') : clearInterval(timer)), 1_000);
  socket.on('close', () => clearInterval(timer));
}

const attacks: Record<string, Attack> = {
  'headers at a byte a second': (socket) => dribble(socket, 'GET / HTTP/1.1\r\nHost: x\r\nX: '),
  'bodies at a byte a second': (socket) =>
    dribble(
      socket,
      'POST /api/contactUs/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"',
    ),
  'files at a byte a second': (socket) =>
    dribble(
      socket,
      'POST /api/jobs/nothing/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\n',
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
  const kinds = await createVisitors(siteUrl, rate);
  const reading = kinds.filter(({ name }) => /page|API|image/.test(name));
  const alone = medianOf(await sendAtRate(reading, 10));
  const verdicts: Verdict[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const sockets = await open(siteUrl, attack);
    const outcomes = await sendAtRate(reading, seconds);
    // Closing is looked for every five seconds.
    await pause(1_000);
    const closed = sockets.filter((socket) => socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    console.log(`\nvisitors beside ${count} × ${name}`);
    const errors = printOutcomes(outcomes);
    const ratio = (medianOf(outcomes) / alone).toFixed(1);
    const detail = `${errors} errors, median ${ratio} times that without; ${closed} closed in ${seconds} s`;
    verdicts.push(verdict(`visitors beside ${count} × ${name}`, errors === 0, detail));
  }
  return verdicts;
}

/** Median of all times, in ms. */
const medianOf = (outcomes: Outcome[]) => median(outcomes.flatMap(({ times }) => times));

async function open(siteUrl: string, attack: Attack): Promise<Socket[]> {
  const { hostname, port } = new URL(siteUrl);
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}); // closed by the site, which is its right
    socket.once('connect', () => attack(socket));
    // Without a reader the end of a connection goes unnoticed.
    if (!attack.toString().includes('pause')) socket.resume();
    sockets.push(socket);
    if (n % 50 === 49) await pause(20);
  }
  return sockets;
}
