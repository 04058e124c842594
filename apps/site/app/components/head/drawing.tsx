import type { DrawingName } from '@riverfront/contract';
import floorPlan from './drawings/floor-plan.svg';
import groundwork from './drawings/groundwork.svg';
import interfaces from './drawings/interfaces.svg';
import invoices from './drawings/invoices.svg';
import stages from './drawings/stages.svg';
import watch from './drawings/watch.svg';

const files: Record<DrawingName, string> = {
  stages,
  groundwork,
  invoices,
  watch,
  interfaces,
  'floor-plan': floorPlan,
};

/** A drawing in the firm's hand, in the colours of the ground that it stands on. Says nothing that the page does not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 480 240" aria-hidden="true" className="drawing h-40 w-full sm:h-auto">
      <use href={`${files[name]}#drawing`} />
    </svg>
  );
}
