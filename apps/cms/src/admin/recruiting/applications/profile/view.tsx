import { ownersFor } from '@riverfront/backend/accounts/owners';
import { hasRole } from '@riverfront/backend/accounts/roles';
import type { Application } from '@riverfront/backend/payload-types';
import { toApplicantName } from '@riverfront/backend/recruiting/applications/board';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { Answers, Facts } from './facts.tsx';
import { Profile } from './profile.tsx';
import { toDecisions } from './record.ts';

/**
 * The screen of one application. Payload has read it with the user's access, and the audit trail has noted that;
 * without access there is no document.
 */
export async function ProfileView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  if (!doc?.id) notFound();
  const application = doc as Application;
  return (
    <Profile
      key={application.id}
      doc={application}
      name={toApplicantName(application)}
      initial={toDecisions(application)}
      owners={await ownersFor(req, 'recruiter')}
      user={{ id: Number(req.user?.id), isAdministrator: hasRole(req.user, 'administrator') }}
      facts={<Facts doc={application} />}
      answers={<Answers answers={application.answers} />}
    />
  );
}
