import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { median, type Verdict, verdict } from '../measure.ts';
import { type Outcome, printOutcomes, sendAtRate } from '../traffic/rate.ts';
import { createVisitors } from '../traffic/visitors.ts';

/** Sockets of each attack. */
const count = 500;

/** Seconds of each attack, more than the timeout of headers. */
const seconds = 30;

/** Rate of visitors meanwhile: 10 requests a second. */
const rate = 0.2;

type Attack = (socket: Socket) => void;

/** Sends a byte a second (Slowloris). */
function sendSlowly(socket: Socket, opening: string): void {
  socket.write(opening);
  const timer = setInterval(() => (socket.writable ? socket.write('a') : clearInterval(timer)), 1_000);
  socket.on('close', () => clearInterval(timer));
}

const attacks: Record<string, Attack> = {
  'headers at a byte a second': (socket) => sendSlowly(socket, 'GET / HTTP/1.1\r\nHost: x\r\nX: '),
  'bodies at a byte a second': (socket) =>
    sendSlowly(
      socket,
      'POST /api/contactUs/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"',
    ),
  'files at a byte a second': (socket) =>
    sendSlowly(
      socket,
      'POST /api/jobs/nothing/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\n',
    ),
  'answers read at a byte a second': (socket) => {
    // Many pipelined requests whose answers are hardly read.
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    socket.pause();
    const timer = setInterval(() => socket.read(1), 1_000);
    socket.on('close', () => clearInterval(timer));
  },
  'connections without a request': () => {},
};

/** Measures visitors alone, then during each attack, in which they must not fail. */
export async function slowClients(siteUrl: string): Promise<Verdict[]> {
  const kinds = await createVisitors(siteUrl, rate);
  const reading = kinds.filter(({ name }) => /page|API|image/.test(name));
  const alone = medianOf(await sendAtRate(reading, 10));
  const verdicts: Verdict[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const sockets = await open(siteUrl, attack);
    const outcomes = await sendAtRate(reading, seconds);
    // The site checks timeouts every five seconds.
    await pause(1_000);
    const closed = sockets.filter((socket) => socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    console.log(`\nvisitors during ${count} × ${name}`);
    const errors = printOutcomes(outcomes);
    const ratio = (medianOf(outcomes) / alone).toFixed(1);
    const detail = `${errors} errors, median ${ratio} times that without; ${closed} closed in ${seconds} s`;
    verdicts.push(verdict(`visitors during ${count} × ${name}`, errors === 0, detail));
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
    socket.on('error', () => {}); // closed by the site, as it should be
    socket.once('connect', () => attack(socket));
    // Without reading, the end of a connection is not noticed.
    if (!attack.toString().includes('pause')) socket.resume();
    sockets.push(socket);
    if (n % 50 === 49) await pause(20);
  }
  return sockets;
}
