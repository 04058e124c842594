import { createTokens } from '@riverfront/backend/limits/secret';
import type { PortalApplication } from '@riverfront/contract';
import { expect } from 'vitest';
import { newAddress, openTestSender, postMultipart } from './open-app.ts';
import { createApplicant as applyFor, findOpenJob } from './visitor.ts';

/** A résumé as a form sends it. */
export interface TestFile {
  name: string;
  bytes: Buffer;
}

/** A file of a text. */
export const textFile = (content: string, name = 'cv.txt'): TestFile => ({
  name,
  bytes: Buffer.from(content),
});

/** Opens the app until the end of the test file, with what applicants do in their portal. */
export async function openPortal() {
  const sender = await openTestSender();
  const { key: job } = await findOpenJob(sender);
  const tokens = createTokens(sender.content.options.secret);

  async function sendFile(fields: Record<string, string>, file?: TestFile, address = newAddress()) {
    const parts = [
      ...Object.entries(fields).map(([name, value]) => ({ name, value })),
      ...(file ? [{ name: 'resume', value: file.bytes, fileName: file.name }] : []),
    ];
    return postMultipart(sender.app, '/api/my-application/resume', parts, address);
  }

  async function createApplicant() {
    const applicant = await applyFor(sender, job);
    const { proof, reference, call } = applicant;
    expect(reference).toMatch(/^RA-/);
    return {
      ...applicant,
      list: async () =>
        ((await (await call('list')).json()) as { applications: PortalApplication[] }).applications,
      replace: (file: TestFile | undefined, fields: Record<string, string> = {}) =>
        sendFile({ proof, reference, ...fields }, file),
    };
  }

  return {
    ...{ sender, job, tokens, createApplicant, sendFile },
    signProof: (email: string) => tokens.sign('applicant-portal', { email }, 600),
    async findNotes(id: number) {
      const where = { about: { equals: id } };
      const notes = { collection: 'application-notes', where, depth: 0 } as const;
      return (await sender.content.payload.find(notes)).docs;
    },
  };
}
