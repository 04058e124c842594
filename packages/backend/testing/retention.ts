import { beforeEach, expect } from 'vitest';
import { execute as executeOf, sql } from '../src/database/transaction.ts';
import type { Application, Message } from '../src/payload-types.ts';
import { deleteDue } from '../src/privacy/retention/delete-due.ts';
import { previewRetention } from '../src/privacy/retention/global.ts';
import { readPeriods } from '../src/privacy/retention/periods.ts';
import type { Queue } from '../src/queue/queue.ts';
import { openTestContent } from './open-content.ts';
import { createApplication, createMessage } from './records.ts';

/** When the retention runs in tests. */
export const now = new Date('2026-11-21T12:00:00Z');
/** In ms. */
export const second = 1_000;

/** The times of a job that decide about its applications. */
export interface JobTimes {
  availability?: 'active' | 'closed';
  closedAt?: Date;
  closingOn?: Date;
  updatedAt?: Date;
  trashedAt?: Date;
}

/** A queue that only takes the removal of files. */
export const queue: Pick<Queue, 'send'> = {
  async send(_, name) {
    expect(name).toBe('erasure');
  },
};

/** Opens a content store until the end of the test file, without records before each test, and with what retention does. */
export async function openRetention() {
  const { payload } = await openTestContent();
  const execute = executeOf(payload);
  beforeEach(async () => {
    const records = ['application_notes', 'message_notes', 'mails', 'applications', 'messages'];
    for (const table of [...records, 'retention_receipts', 'audit_events'])
      await execute(sql`delete from ${sql.identifier(table)}`);
    await execute(
      sql`update jobs set availability = 'active', closed_at = null, closing_on = null, deleted_at = null`,
    );
  });

  async function application(arrived: Date, data: Partial<Application> = {}): Promise<Application> {
    const createdAt = arrived.toISOString();
    const rejected = { stage: 'rejected', rejectionReason: 'skills', createdAt } as const;
    const doc = await createApplication(payload, { ...rejected, ...data });
    const decided = data.stageChangedAt ?? createdAt;
    await execute(sql`update applications set stage_changed_at = ${decided} where id = ${doc.id}`);
    return doc;
  }

  const undecided = (arrived: Date, data: Partial<Application> = {}) =>
    application(arrived, { stage: 'screening', ...data });

  const message = (arrived: Date, data: Partial<Message> = {}) =>
    createMessage(payload, { status: 'answered', createdAt: arrived.toISOString(), ...data });

  function mailAbout(about: string, at = now) {
    const sent = { kind: 'x', to: 'a@b.example', state: 'sent', attempts: 1 } as const;
    return payload.create({ collection: 'mails', data: { ...sent, about, createdAt: at.toISOString() } });
  }

  /** Publishes other periods in the notices. */
  async function setMonths({ messages, applications }: { messages: number; applications: number }) {
    const { contact, application: other } = await payload.findGlobal({ slug: 'forms', depth: 0 });
    const data = {
      contact: { ...contact, notice: { ...contact.notice, months: messages } },
      application: { ...other, notice: { ...other.notice, months: applications } },
      _status: 'published' as const,
    };
    await payload.updateGlobal({ slug: 'forms', data, depth: 0 });
  }

  const run = (options: { batchSize?: number } = {}) => deleteDue({ payload, queue, now, ...options });

  const preview = async () => previewRetention(payload, await readPeriods(payload), now);

  async function rowOf(kind: string) {
    const { rows } = await preview();
    const row = rows.find((candidate) => candidate.kind === kind);
    if (!row) throw new Error(`no row for ${kind}`);
    return row;
  }

  async function referencesIn(collection: 'applications' | 'messages'): Promise<string[]> {
    const { docs } = await payload.find({ collection, limit: 200, sort: 'id', depth: 0 });
    return docs.map(({ reference }) => reference);
  }

  async function someJob(data: JobTimes) {
    const { docs } = await payload.find({ collection: 'jobs', limit: 1, depth: 0, sort: 'id' });
    const id = docs[0]?.id ?? 0;
    const {
      availability = 'active',
      closedAt,
      closingOn,
      trashedAt,
      updatedAt = new Date('2024-01-01'),
    } = data;
    await execute(sql`
      update jobs set availability = ${availability}, closed_at = ${closedAt?.toISOString() ?? null},
        closing_on = ${closingOn?.toISOString() ?? null}, deleted_at = ${trashedAt?.toISOString() ?? null}, updated_at = ${updatedAt.toISOString()} where id = ${id}`);
    return id;
  }

  return {
    ...{ payload, execute, application, undecided, message, mailAbout },
    ...{ setMonths, run, preview, rowOf, referencesIn, someJob },
  };
}
