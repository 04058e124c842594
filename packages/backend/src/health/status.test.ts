import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';
import { execute, sql } from '../database/transaction.ts';
import { countRejectedResume } from './rejected-resumes.ts';
import { readStatus } from './status.ts';

const { payload } = await openTestStaffSide();

async function partsAt(now = new Date()) {
  const { sections, state } = await readStatus(payload, '1.2.3', now);
  const of = (title: string) => sections.find((one) => one.title === title);
  const line = (title: string, label: string) => of(title)?.lines.find((one) => one.label === label);
  return { state, of, line };
}

test('reports site processes, failed emails and backups', async () => {
  const run = execute(payload);
  const store = { kind: 'folder', isUsable: true, freeBytes: 1e9, totalBytes: 100e9 };
  const report = {
    versions: { app: '1.2.3', node: '24', payload: '3' },
    memoryMb: 200,
    revision: '',
    mail: 'SMTP to mail.example:465',
    mailExpiresAt: new Date(Date.now() + 13.5 * 86_400_000),
    captcha: 'ALTCHA',
    scanner: 'scanner:3310',
    storage: { media: { ...store, isUsable: false }, resumes: store },
  };
  await run(sql`
    insert into site_processes (id, host, report) values (gen_random_uuid(), 'node-a', ${JSON.stringify(report)}::jsonb)`);
  await run(sql`insert into backups (files, error) values (12, null)`);
  await payload.create({
    collection: 'mails',
    data: { kind: 'message-received', to: 'a@mail.example', state: 'failed', attempts: 30 },
  });
  for (const reason of ['PDF: password', 'DOC: macros', 'PDF: password'])
    await countRejectedResume(run, reason);
  const { of, line, state } = await partsAt();
  expect(line('Site', 'node-a')).toMatchObject({ state: 'ok' });
  expect(line('Email', 'Sent by')).toMatchObject({ value: 'SMTP to mail.example:465', state: 'ok' });
  const value = 'expires in 13 days';
  expect(line('Email', 'Secret or certificate')).toMatchObject({ value, state: 'warning' });
  expect(line('Email', 'Failed')).toMatchObject({ value: '1', state: 'warning' });
  expect(line('Storage', 'Media, from the site')).toMatchObject({ state: 'failing' });
  // 1 % is free.
  expect(line('Storage', 'Résumés, from the site')).toMatchObject({ state: 'failing' });
  expect(line('Backups', 'Last backup')).toMatchObject({
    value: expect.stringContaining('12 files'),
    state: 'ok',
  });
  expect(of('Rejected résumés')?.lines.map(({ label, value }) => [label, value])).toEqual([
    ['In the last 30 days', '3'],
    ['PDF: password', '2'],
    ['DOC: macros', '1'],
  ]);
  expect(of('Virus scanner and captcha')?.state).toBe('ok');
  expect(state).toBe('failing');

  // Ten minutes later the process has disappeared, and two days later the backup is late.
  const later = await partsAt(new Date(Date.now() + 600_000));
  expect(later.line('Site', 'node-a')?.value).toContain('disappeared');
  await run(sql`update backups set made_at = now() - interval '2 days'`);
  expect((await partsAt()).line('Backups', 'Last backup')?.state).toBe('warning');
});
