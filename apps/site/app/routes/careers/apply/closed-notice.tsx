import type { Failure } from '../../../content.ts';
import { Absent } from '../job/absent.tsx';

/** Shown instead of the application form of a job that is closed or does not exist. */
export default function ClosedNotice({ failure, popup }: { failure: Failure; popup: boolean }) {
  return (
    <div className="grid justify-items-start gap-6 py-10 md:py-16">
      <Absent failure={failure} closed={{ answer: null }} level={popup ? 'h2' : 'h1'} />
    </div>
  );
}
