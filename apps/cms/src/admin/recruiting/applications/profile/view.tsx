import { type Application, hasRole } from '@riverfront/backend';
import { findNeighbours, parseOrigin, toApplicantName } from '@riverfront/backend/recruiting';
import { ownersFor } from '@riverfront/backend/staff';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { Suspense } from 'react';
import { toQueryString } from '../../../query-string.ts';
import { Answers, Facts } from './facts.tsx';
import { Profile } from './profile.tsx';
import { toDecisions } from './record.ts';
import { NeighbourLinks } from './steps.tsx';

/**
 * The screen of one application. Payload has read it with the user's access, and the audit trail has noted that;
 * without access there is no document.
 */
export async function ProfileView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  if (!doc?.id) notFound();
  const application = doc as Application;
  const { admin } = req.payload.config.routes;
  return (
    <Profile
      key={application.id}
      doc={application}
      name={toApplicantName(application)}
      initial={toDecisions(application)}
      owners={await ownersFor(req, 'recruiter')}
      user={{ id: Number(req.user?.id), isAdministrator: hasRole(req.user, 'administrator') }}
      origin={describeOrigin(req.query, admin)}
      neighbours={
        // Streamed: of a rare filter among a million, it comes after the page.
        <Suspense>
          <Neighbours {...{ req, application, admin }} />
        </Suspense>
      }
      facts={<Facts doc={application} />}
      answers={<Answers answers={application.answers} />}
    />
  );
}

interface NeighboursProps {
  req: DocumentViewServerProps['initPageResult']['req'];
  application: Application;
  admin: string;
}

/** Links to the applicants before and after this one in the list or board that it was opened from. */
async function Neighbours({ req, application, admin }: NeighboursProps) {
  // A filter that no longer exists leaves the profile without these links.
  const { previous, next } = await findNeighbours(req, application, req.query).catch(() => ({
    previous: undefined,
    next: undefined,
  }));
  const query = toQueryString(req.query);
  const toPath = (id: number | undefined) =>
    id === undefined ? undefined : `${admin}/collections/applications/${id}${query && `?${query}`}`;
  return <NeighbourLinks previous={toPath(previous)} next={toPath(next)} />;
}

/** The board or list that an application was opened from, with its filter. */
function describeOrigin(query: Record<string, unknown>, admin: string): { label: string; href: string } {
  const { from, where, search, sort } = parseOrigin(query);
  const { from: _, stage: __, ...filter } = query;
  const isBoard = from === 'board';
  const path = isBoard ? `${admin}/applicants` : `${admin}/collections/applications`;
  const parameters = toQueryString(isBoard ? filter : { where, search, sort });
  return { label: isBoard ? 'Board' : 'Applicants', href: parameters ? `${path}?${parameters}` : path };
}
