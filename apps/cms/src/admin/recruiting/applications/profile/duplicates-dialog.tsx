'use client';
import { Link } from '@payloadcms/ui';
import type { ComparedApplication } from '@riverfront/backend/recruiting/applications/duplicates';
import { stages, toLabel } from '@riverfront/backend/recruiting/applications/stages';
import { formatSalary, formatYears } from '@riverfront/mail/format';
import { Problem } from '../../../dialog/problem.tsx';
import { StaffDialog } from '../../../dialog/staff-dialog.tsx';
import { useStaffData } from '../../../requests/use-staff-data.ts';
import { Table } from '../../../table/table.tsx';
import { mediumDate } from '../../../time/clock.ts';
import { stated } from './record.ts';

const rows: [label: string, toText: (application: ComparedApplication) => string | null | undefined][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phoneNumber }) => phoneNumber],
  ['Role', ({ jobTitle }) => jobTitle],
  ['Stage', ({ stage }) => toLabel(stages, stage)],
  ['Applied', ({ receivedAt }) => mediumDate(receivedAt)],
  ['Experience', ({ totalExperience }) => stated(totalExperience, formatYears)],
  ['Expected salary', (doc) => stated(doc.expectedSalary, (sum) => formatSalary(sum, doc.salaryCurrency))],
  ['Place', ({ place }) => place],
  ['Source', ({ source }) => source],
  ['Résumé', ({ resume }) => resume],
];

/** Compares an application with those that may be of the same person, side by side; what is the same is marked. */
export function DuplicatesDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, problem } = useStaffData<{ applications: ComparedApplication[] }>(
    `/api/applications/${id}/duplicates`,
  );
  const { applications } = data ?? {};
  const [own] = applications ?? [];
  return (
    <StaffDialog title="Possible duplicates" onClose={onClose}>
      <Problem text={problem} />
      {applications || problem ? null : <p className="staff-hint">Loading…</p>}
      {applications?.length === 1 ? (
        <p>No other application has the same email address or phone number any more.</p>
      ) : null}
      {own && applications && applications.length > 1 ? (
        <Table
          headings={[
            'Reference',
            ...applications.map(({ id: other, reference }) =>
              other === id ? (
                `${reference} (this one)`
              ) : (
                <Link key={other} href={`/admin/collections/applications/${other}`} prefetch={false}>
                  {reference}
                </Link>
              ),
            ),
          ]}
          label="Applications, side by side"
          className="profile__compared"
        >
          {rows.map(([label, toText]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {applications.map((one) => {
                const text = toText(one);
                const isSame = one !== own && text === toText(own);
                return <td key={one.id}>{text && isSame ? <mark>{text}</mark> : text || '–'}</td>;
              })}
            </tr>
          ))}
        </Table>
      ) : null}
    </StaffDialog>
  );
}
