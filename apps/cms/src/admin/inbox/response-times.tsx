import type { ResponseTimes as Times } from '@riverfront/backend/inbox/messages/response-times';
import { companyTimeZone, nameTimeZone } from '@riverfront/backend/time/company-time';
import { formatDuration } from '@riverfront/backend/time/format-duration';
import { Table } from '../table/table.tsx';
import { dayName } from '../time/clock.ts';

/** A table of the median time to the first answer, by owner and week of arrival. */
export function ResponseTimes({ times: { weeks, owners } }: { times: Times }) {
  return (
    <>
      <p>
        <a href="?view=waiting">← Inbox</a>
      </p>
      <h1>Response times</h1>
      <p>
        The median time to the first answer, and how many of the messages that arrived in that week were
        answered. Weeks begin on Monday, {nameTimeZone(companyTimeZone())}.
      </p>
      {owners.length === 0 ? (
        <p>No message has arrived in these weeks.</p>
      ) : (
        <Table
          headings={['Owner', ...weeks.map(dayName)]}
          label="Time to first answer"
          className="panel inbox-times"
        >
          {owners.map(({ id, name, weeks: cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={weeks[index]}>
                  {cell ? (
                    <>
                      <strong>{cell.median === null ? '–' : formatDuration(cell.median)}</strong>
                      <br />
                      {cell.answered} of {cell.received}
                    </>
                  ) : (
                    '–'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
