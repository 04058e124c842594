import { hash } from '../base/random.ts';
import type { TimeName } from '../base/times.ts';
import { compositions } from '../compositions/index.ts';
import type { Scene } from '../world/scene.ts';
import { heldByLines, longTail, overOneBend, released } from './along-the-river.ts';
import { duskToDawn } from './dusk-to-dawn.ts';
import { foldedOpen, ninePanels } from './folded.ts';
import { gate } from './gate.ts';
import { aligned, balanced, fivePieces, heldTaut } from './held.ts';
import { clusters, meetings } from './meetings.ts';
import { eitherSide, handedOver, oppositeBanks } from './pairs.ts';
import { assembled, renewed } from './parts.ts';
import { gathering, mixing, settling } from './pieces.ts';
import { tethered, threeWays } from './places.ts';
import { calendar, evenRow, sortedRows } from './rows.ts';
import { clearCore, toothed } from './shapes.ts';
import { banded, diagonal, overlapping } from './sheets.ts';
import { festival, formation, rising } from './skies.ts';
import { shelves, stacked, stackedPlanes } from './stacks.ts';
import { traced, untangled } from './threads.ts';
import { workshop } from './workshop.ts';

/** What a picture shows, and at what hour. */
export interface Cover {
  time: TimeName;
  draw: (scene: Scene) => string;
}

/** Each says what its text says; the hours are spread so that neighbours differ. */
const covers: Record<string, Cover> = {
  'dynamics-365-or-sap': { time: 'dawn', draw: eitherSide },
  'ecc-2027-what-the-dates-mean': { time: 'dusk', draw: heldByLines },
  'api-first-integration-on-btp': { time: 'noon', draw: untangled },
  'cutover-weekend-hour-by-hour': { time: 'dawn', draw: duskToDawn },
  'power-bi-or-analytics-cloud': { time: 'dusk', draw: clusters },
  'batch-traceability-chemicals': { time: 'noon', draw: traced },
  'invoice-matching-with-machine-learning': { time: 'night', draw: meetings },
  'sap-analytics-cloud-planning-first-model': { time: 'dusk', draw: stackedPlanes },
  'rise-with-sap-what-you-give-up': { time: 'noon', draw: released },
  'clean-core-in-practice': { time: 'night', draw: clearCore },
  'successfactors-payroll-india': { time: 'dawn', draw: calendar },
  'disaster-recovery-drills': { time: 'night', draw: oppositeBanks },
  'odoo-for-a-40-person-manufacturer': { time: 'noon', draw: workshop },
  'fiori-roles-before-screens': { time: 'dusk', draw: sortedRows },
  'business-partner-conversion': { time: 'dawn', draw: overlapping },
  'demand-forecasting-without-a-data-lake': { time: 'dawn', draw: rising },
  'monolith-to-modules': { time: 'night', draw: ninePanels },
  'managed-services-first-90-days': { time: 'dusk', draw: handedOver },
  'custom-code-inventory': { time: 'noon', draw: foldedOpen },
  'gst-e-invoicing-lessons': { time: 'dawn', draw: gate },
  'data-cleansing-before-migration': { time: 'night', draw: settling },
  'sap-on-azure-sizing-and-cost': { time: 'dawn', draw: stacked },
  's4hana-greenfield-brownfield-bluefield': { time: 'dusk', draw: threeWays },
  'what-a-fixed-price-really-fixes': { time: 'noon', draw: heldTaut },

  'sap-s4hana-migration': { time: 'dawn', draw: fivePieces },
  'rise-with-sap': { time: 'dusk', draw: overOneBend },
  'sap-managed-services': { time: 'night', draw: evenRow },
  'cloud-for-sap': { time: 'noon', draw: tethered },
  'sap-analytics-cloud': { time: 'dusk', draw: banded },
  'ai-machine-learning': { time: 'night', draw: gathering },
  'microsoft-dynamics-365': { time: 'noon', draw: diagonal },
  'odoo-erp': { time: 'dawn', draw: longTail },
  'application-development': { time: 'noon', draw: assembled },

  'chemicals-batch-to-cash': { time: 'dusk', draw: mixing },
  'pharma-gxp-s4hana': { time: 'night', draw: aligned },
  'retail-demand-planning': { time: 'noon', draw: festival },
  'warehouse-management-ewm': { time: 'dawn', draw: shelves },
  'successfactors-hr': { time: 'dusk', draw: formation },
  'finance-close-and-gst': { time: 'dawn', draw: balanced },
  'plant-maintenance-analytics': { time: 'night', draw: toothed },
  'modernise-on-sap-btp': { time: 'dawn', draw: renewed },
};

const hours: readonly TimeName[] = ['dawn', 'noon', 'dusk', 'night'];

/** The cover of an item: its own where one was thought out, else a composition chosen by its key. */
export function coverOf(key: string): Cover {
  const chance = hash(key);
  const all = Object.values(compositions);
  const [draw, time] = [all[chance % all.length], hours[(chance >>> 8) % hours.length]];
  if (!draw || !time) throw new Error(`no composition for ${key}`);
  return covers[key] ?? { time, draw };
}
