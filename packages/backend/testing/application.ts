import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Application } from '../src/payload-types.ts';

/** Creates an application as the site stores it. */
export async function anApplication(
  payload: Payload,
  change: Partial<Application> = {},
): Promise<Application> {
  const key = randomUUID();
  const { id: _, ...data } = {
    reference: `RA-${key.slice(0, 8).toUpperCase()}`,
    submissionKey: key,
    firstName: 'Asha',
    lastName: 'Patel',
    email: `asha.${key.slice(0, 8)}@mail.example`,
    jobTitle: 'SAP consultant',
    stage: 'new' as const,
    ...change,
  };
  return (await payload.create({
    collection: 'applications',
    data: data as never,
    depth: 0,
  })) as Application;
}
