import { formatDate } from '@riverfront/mail/format';
import { useHydrated } from '../../ui/use-browser-state.ts';

/** The visitor's time zone; that of the office until the browser is known. */
export function useTimeZone(office: string): string {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : office;
}

const clock = (at: string, timeZone: string) => formatDate(at, { timeStyle: 'short', timeZone });
const day = (at: string, timeZone: string) => formatDate(at, { dateStyle: 'full', timeZone });
/** Whether two zones have the same clock at a time. */
const isSame = (at: string, one: string, other: string) =>
  day(at, one) === day(at, other) && clock(at, one) === clock(at, other);

/** Names a time in the visitor's zone, and in that of the office where its clock differs. */
export function nameTime(at: string, own: string, office: string): string {
  const time = `${day(at, own)}, ${clock(at, own)} (${own})`;
  return isSame(at, own, office) ? time : `${time}; ${clock(at, office)} in ${office}`;
}

interface TimesProps {
  legend: string;
  times: string[];
  office: string;
  /** The time that is chosen at first. */
  chosen?: string | undefined;
}

/** Radio buttons for times, by day in the visitor's zone. */
export function Times({ legend, times, office, chosen }: TimesProps) {
  const own = useTimeZone(office);
  const days = [...new Set(times.map((at) => day(at, own)))];
  const isElsewhere = times.some((at) => !isSame(at, own, office));
  return (
    <fieldset className="min-w-0">
      <legend className="text-card font-display tracking-display">{legend}</legend>
      <p className="mt-2 text-small text-text-soft">
        {isElsewhere
          ? `Times are yours, ${own}; below each is the time at our office, ${office}.`
          : `All times are in ${office}.`}
      </p>
      <input type="hidden" name="timeZone" value={own} />
      <ul className="mt-6 grid border-b border-line">
        {days.map((name) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[9rem_1fr] sm:items-baseline"
          >
            <p className="font-semibold">{name.replace(/, \d{4}$/, '')}</p>
            <div className="flex flex-wrap gap-2">
              {times
                .filter((at) => day(at, own) === name)
                .map((at) => (
                  <label key={at} className="field-choice tabular-nums">
                    <input
                      type="radio"
                      name="startsAt"
                      value={at}
                      defaultChecked={at === chosen}
                      required
                      aria-label={nameTime(at, own, office)}
                      className="size-5 shrink-0 accent-main outline-none"
                    />
                    <span>
                      {clock(at, own)}
                      {isElsewhere ? (
                        <span className="block text-[0.8125rem] text-text-soft">{clock(at, office)}</span>
                      ) : null}
                    </span>
                  </label>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
