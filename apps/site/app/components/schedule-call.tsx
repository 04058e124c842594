import { useSite } from '../site.ts';
import { ArrowIcon } from '../ui/icons.tsx';

/** The link to the company's booking page. Nothing without one: visitors then use the contact form. */
export function ScheduleCall({ className }: { className: string }) {
  const url = useSite().settings?.schedulingUrl;
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      Schedule a call
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowIcon />
    </a>
  );
}
