import { ownersFor } from '@riverfront/backend/accounts/owners';
import { hasRole } from '@riverfront/backend/accounts/roles';
import type { Application } from '@riverfront/backend/payload-types';
import { toApplicantName } from '@riverfront/backend/recruiting/applications/board';
import { formatSalary, formatYears } from '@riverfront/mail/format';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { Fragment, type ReactNode } from 'react';
import { mediumTime } from '../../../time/clock.ts';
import { Profile } from './profile.tsx';
import { describeSource, stated, toDecisions } from './record.ts';

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

/** Labels of the answers that the form stores as codes. */
const labels: Record<string, string> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
};

/** The facts of an application by group; empty ones were not stated. */
function listFacts(doc: Application): Record<string, Record<string, ReactNode>> {
  const { email, phoneNumber: phone, relocate } = doc;
  const inCurrency = (sum: number) => formatSalary(sum, doc.salaryCurrency);
  return {
    Contact: {
      Email: <a href={`mailto:${email}`}>{email}</a>,
      Phone: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
    },
    Experience: {
      'In all': stated(doc.totalExperience, formatYears),
      Relevant: stated(doc.relevantExperience, formatYears),
    },
    Salary: {
      Current: stated(doc.currentSalary, inCurrency),
      Expected: stated(doc.expectedSalary, inCurrency),
    },
    Place: {
      Home: [doc.city, doc.state?.name, doc.country?.name].filter(Boolean).join(', '),
      'Current location': doc.currentLocation,
      'Would relocate': relocate && (labels[relocate] ?? relocate),
    },
    Application: {
      Reference: doc.reference,
      Applied: mediumTime(doc.createdAt),
      'Email verified': doc.emailVerifiedAt && mediumTime(doc.emailVerifiedAt),
      Source: describeSource(doc),
      'Privacy notice': doc.noticeVersion && `Version ${doc.noticeVersion}`,
      'Kept for': doc.retentionMonths && `${doc.retentionMonths} months`,
    },
  };
}

/** Facts that the applicant stated or the site recorded, as text in groups. */
export function Facts({ doc }: { doc: Application }) {
  const groups = Object.entries(listFacts(doc))
    .map(([title, facts]) => ({ title, stated: Object.entries(facts).filter(([, fact]) => Boolean(fact)) }))
    .filter(({ stated }) => stated.length > 0);
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      {groups.map(({ title, stated }) => (
        <div key={title} className="profile__group">
          <h3>{title}</h3>
          <dl className="facts">
            {stated.map(([term, fact]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** The applicant's answers to the questions of the job; nothing when there were none. */
export function Answers({ answers }: Pick<Application, 'answers'>) {
  if (!answers || answers.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <dl className="facts profile__answers">
        {answers.map(({ id, question, answer }) => (
          <Fragment key={id}>
            <dt>{question}</dt>
            <dd>{answer || 'No answer'}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
