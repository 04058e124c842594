import type { Failure } from '../../../content.ts';
import { Absent } from '../job/absent.tsx';

/** In place of the form of a job that is open no more, or never was. */
export default function Closed({ failure, popup }: { failure: Failure; popup: boolean }) {
  return (
    <div className="grid justify-items-start gap-6 py-10 md:py-16">
      <Absent failure={failure} closed={{ answer: null }} level={popup ? 'h2' : 'h1'} />
    </div>
  );
}
