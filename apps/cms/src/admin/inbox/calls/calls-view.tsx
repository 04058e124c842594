import { readCallHours } from '@riverfront/backend/inbox/calls/endpoints';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { ConfirmButton } from '../../dialog/dialog-button.tsx';
import { PostButton } from '../../form/post-button.tsx';
import { Table } from '../../table/table.tsx';
import { renderScreen } from '../../theme/screen.tsx';
import { formatInZone } from '../../time/clock.ts';
import { OfferHours } from './offer-hours.tsx';

/** When the user takes calls, and the calls that visitors have booked. For sales. */
export function CallsView(props: AdminViewServerProps) {
  const otherwise = 'Only sales take calls. Ask an administrator for the role if you need it.';
  return renderScreen(props, { path: '/calls', title: 'Calls', roles: ['sales'], otherwise }, render);
}

async function render(req: PayloadRequest) {
  const { own, calls, timeZone } = await readCallHours(req);
  return (
    <>
      <h2>Booked</h2>
      {calls.length === 0 ? <p>No calls are booked.</p> : null}
      {calls.length > 0 ? (
        <Table headings={['Time', 'With', 'Place', '']} label="Booked calls" className="panel">
          {calls.map(({ id, message, name, at, minutes, place }) => (
            <tr key={id}>
              <td>
                {formatInZone(new Date(at).toISOString(), timeZone)}, {minutes} minutes
              </td>
              <td>
                <a href={`/admin/inbox?message=${message}`}>{name}</a>
              </td>
              <td>{place}</td>
              <td>
                <ConfirmButton
                  label="Cancel"
                  aria-label={`Cancel the call with ${name}`}
                  title={`Cancel the call with ${name}`}
                  text="Both sides get an email, and it leaves their calendars."
                  action="Cancel it"
                  path={`/api/messages/appointments/${id}/cancel`}
                />
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      <h2>When you take calls</h2>
      <p>
        Visitors choose a time within these hours on the page “Choose a time for a call”. What you have booked
        elsewhere in this system is left out.
      </p>
      {own.length > 0 ? (
        <Table headings={['From', 'To', 'Each call', 'Place', '']} label="Your hours" className="panel">
          {own.map(({ id, from, to, minutes, place, zone }) => (
            <tr key={id}>
              <td>{formatInZone(new Date(from).toISOString(), zone)}</td>
              <td>{formatInZone(new Date(to).toISOString(), zone)}</td>
              <td>{minutes} minutes</td>
              <td>{place}</td>
              <td>
                <PostButton label="Remove" path={`/api/call-hours/${id}/remove`} />
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      <div>
        <OfferHours timeZone={timeZone} />
      </div>
    </>
  );
}
