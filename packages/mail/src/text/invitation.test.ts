import ical from 'node-ical';
import { expect, test } from 'vitest';
import { company, samples } from '../../testing/samples.ts';
import { renderEmail } from '../render-email.ts';

const { appointment: data } = samples;

test('is read by another parser, with nothing that a text of it could add', async () => {
  const attack = 'A "title"\r\nATTENDEE:mailto:evil@evil.example;,\\n';
  const change = { title: attack, place: attack, guest: attack, invitation: data.invitation };
  const email = { kind: 'appointment', data: { ...data, ...change } } as const;
  const { calendar } = await renderEmail(email, company);
  const parsed = ical.sync.parseICS(calendar?.content ?? '');
  const event = Object.values(parsed).find((component) => component?.type === 'VEVENT');
  expect(event).toMatchObject({
    uid: data.invitation?.uid,
    sequence: 0,
    status: 'CONFIRMED',
    start: new Date('2026-11-24T04:30:00Z'),
    end: new Date('2026-11-24T05:15:00Z'),
    organizer: { val: 'mailto:careers@riverfront.example' },
    attendee: [{ val: 'MAILTO:juergen@mail.example' }, { val: 'MAILTO:mira@riverfront.example' }],
  });
  expect(event?.description).toBe(
    'Tuesday, November 24, 2026 at 10:00 (Asia/Kolkata)\nTuesday, November 24, 2026 at 05:30 (Europe/Berlin)\nRA-4M8ZW2HD',
  );
  expect(calendar?.content).not.toMatch(/^ATTENDEE:mailto:evil/m);
});
