import { marigold } from '../base/colour.ts';
import { shape } from '../base/svg.ts';
import { nightToMorning } from '../covers/dusk-to-dawn.ts';
import type { Cover } from '../covers/index.ts';
import { oppositeBanks } from '../covers/pairs.ts';
import { renewed } from '../covers/parts.ts';
import { gathering } from '../covers/pieces.ts';
import { sortedRows } from '../covers/rows.ts';
import { clearCore } from '../covers/shapes.ts';
import { overlapping } from '../covers/sheets.ts';
import { festival, rising } from '../covers/skies.ts';
import { shelves } from '../covers/stacks.ts';
import { traced, untangled } from '../covers/threads.ts';
import { approaching, ferried } from './arrivals.ts';
import { sheltering, succeeding, weighed } from './balance.ts';
import { drawnStraight, passingOn, procession } from './chains.ts';
import { climbing, thinning } from './climbs.ts';
import { counted, oneApart, sixtyToFive } from './counting.ts';
import { crossing, handedAcross, racing } from './crossings.ts';
import { landingStage, platform, tiedToPost } from './landings.ts';
import { liftOff } from './lift-off.ts';
import { onTrestle, shedding } from './making.ts';
import { lifted, patched } from './mending.ts';
import { moored, sheltered, threeClimbing } from './moorings.ts';
import { ring, threeFromReel } from './rings.ts';
import { settlingSheets, steppedBands } from './sheets.ts';
import { downstream, strata } from './strata.ts';
import { basin, scaffold } from './structures.ts';
import {
  collecting,
  newBed,
  threeChannels,
  threeCurrents,
  throughGates,
  twoCurrents,
  vapour,
} from './waters.ts';
import { roundThePole, wheels } from './wheels.ts';

/** The cards of the screens and of the topic pages. */
export const cards: Record<string, Cover> = {
  'sap-on-azure': { time: 'dusk', draw: threeClimbing },
  'sap-on-ctrls': { time: 'noon', draw: moored },
  'sap-on-azure-recovery': { time: 'dusk', draw: oppositeBanks },
  'sap-on-ctrls-recovery': { time: 'night', draw: sheltered },
  'sap-analytics-cloud': { time: 'dawn', draw: steppedBands },
  'sap-fiori-ux': { time: 'noon', draw: sortedRows },
  'sap-s4hana': { time: 'dusk', draw: threeFromReel },
  'sap-analytics-cloud-outcome': { time: 'noon', draw: settlingSheets },
  'sap-fiori-ux-outcome': { time: 'night', draw: drawnStraight },
  'sap-s4hana-outcome': { time: 'dawn', draw: crossing },
  'modernise-custom-code': { time: 'dawn', draw: shedding },
  'modernise-interfaces': { time: 'night', draw: untangled },
  'modernise-applications': { time: 'dusk', draw: renewed },
  'modernise-reports': { time: 'noon', draw: downstream },
  'modernise-platforms': { time: 'dusk', draw: liftOff },
  'industry-healthcare': { time: 'dusk', draw: sheltering },
  'industry-pharma-life-sciences': { time: 'noon', draw: oneApart },
  'industry-retail': { time: 'dusk', draw: (scene) => festival(scene, 'city') },
  'industry-fmcg': { time: 'dawn', draw: racing },
  'industry-construction': { time: 'noon', draw: scaffold },
  'industry-chemical-manufacturing': { time: 'dawn', draw: twoCurrents },
  'case-sap-analytics-cloud': { time: 'dawn', draw: sixtyToFive },
  'case-sap-fiori-ux': { time: 'dusk', draw: thinning },
  'case-sap-s4hana': { time: 'night', draw: nightToMorning },
  'btp-application-development': { time: 'dawn', draw: onTrestle },
  'btp-process-automation': { time: 'dusk', draw: passingOn },
  'btp-integration': { time: 'noon', draw: ring },
  'btp-data-and-analytics': { time: 'dawn', draw: strata },
  'btp-artificial-intelligence': { time: 'night', draw: gathering },
  'btp-identity-and-operations': { time: 'noon', draw: tiedToPost },
  's4-finance': { time: 'noon', draw: collecting },
  's4-procurement': { time: 'dusk', draw: (scene) => overlapping(scene) + landingStage(scene) },
  's4-manufacturing': { time: 'night', draw: wheels },
  's4-warehouse': { time: 'noon', draw: (scene) => shelves(scene, true) },
  's4-sales': { time: 'dusk', draw: handedAcross },
  's4-maintenance': { time: 'dawn', draw: patched },
  'successfactors-employee-central': { time: 'noon', draw: (scene) => clearCore(scene, 7) },
  'successfactors-payroll': { time: 'dawn', draw: counted },
  'successfactors-time-tracking': { time: 'noon', draw: roundThePole },
  'successfactors-recruiting': { time: 'dusk', draw: approaching },
  'successfactors-onboarding': { time: 'dawn', draw: lifted },
  'successfactors-performance-and-goals': { time: 'night', draw: climbing },
  'successfactors-succession': { time: 'dusk', draw: succeeding },
  'successfactors-compensation': { time: 'noon', draw: weighed },
  'chemical-batch-traceability': { time: 'night', draw: (scene) => traced(scene, drum) },
  'chemical-batch-to-cash': { time: 'dawn', draw: throughGates },
  'chemical-utilities-per-batch': { time: 'dusk', draw: vapour },
  'chemical-core-to-s4hana': { time: 'noon', draw: newBed },
};

/** The pictures of the topic pages. */
export const pages: Record<string, Cover> = {
  'detail-5': { time: 'dawn', draw: ferried },
  'digital-transformation': { time: 'noon', draw: procession },
  'rise-private-cloud': { time: 'dusk', draw: basin },
  'sap-btp': { time: 'dawn', draw: platform },
  'sap-s4': { time: 'noon', draw: threeChannels },
  success: { time: 'dawn', draw: (scene) => rising(scene, 8, 0) },
  'transforming-chemical-industry': { time: 'dusk', draw: threeCurrents },
};

/** A drum of marigold, cut in facets. */
function drum([x, y]: readonly [number, number], r: number): string {
  const tones = ['#F7C27D', '#F2A33A', '#D98A2B', '#BF7423'];
  const edges = [-0.8, -0.44, 0.06, 0.5, 0.8];
  const lid = shape(
    edges
      .map((e) => [x + e * r, y - r + Math.abs(e) ** 2 * -0.02 * r] as const)
      .concat([
        [x + r * 0.44, y - r * 1.26],
        [x - r * 0.44, y - r * 1.26],
      ]),
    tones[0] ?? marigold,
  );
  return (
    lid +
    tones
      .map((tone, i) =>
        shape(
          [
            [x + (edges[i] ?? 0) * r, y - r],
            [x + (edges[i + 1] ?? 0) * r, y - r],
            [x + (edges[i + 1] ?? 0) * r, y + r],
            [x + (edges[i] ?? 0) * r, y + r],
          ],
          tone,
          0.4,
        ),
      )
      .join('')
  );
}
