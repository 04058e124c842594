import type { PreviewRow } from '@riverfront/backend/platform';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Table of what is due for deletion. */
export function PreviewTable({ rows, admin }: { rows: PreviewRow[]; admin: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="retention-preview__scroll" aria-label="Due for deletion, table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Retention period</th>
            <th scope="col">Due</th>
            <th scope="col">Oldest</th>
            <th scope="col">On legal hold</th>
            <th scope="col">First references</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, label, rule, count, held, oldest, references, collection }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td>{rule}</td>
              <td>{count.toLocaleString('en-GB')}</td>
              <td>{oldest ? day.format(new Date(oldest)) : '–'}</td>
              <td>
                {held > 0 && (collection === 'applications' || collection === 'messages') ? (
                  <a href={`${admin}/collections/${collection}?where[or][0][and][0][legalHold][equals]=true`}>
                    {held}
                  </a>
                ) : (
                  held
                )}
              </td>
              <td>
                {references.join(', ') || '–'}
                {references.length > 0 && references.length < count && ' …'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
