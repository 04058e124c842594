import type { DrawingName } from '@riverfront/contract';
import type { ComponentType } from 'react';

/** A drawing in the firm's hand, in the colours of the ground that it stands on. Says nothing that the page does not. */
export function Drawing({ name }: { name: DrawingName }) {
  const Content = contents[name];
  return (
    <svg
      viewBox="0 0 480 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="drawing h-40 w-full sm:h-auto"
    >
      <Content />
    </svg>
  );
}

const contents: Record<DrawingName, ComponentType> = {
  stages: Stages,
  groundwork: Groundwork,
  invoices: Invoices,
  watch: Watch,
  interfaces: Interfaces,
  'floor-plan': FloorPlan,
};

/** A label; `at` is where its base line begins, or ends. */
function Label({ at: [x, y], end, soft, children }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={end ? 'end' : undefined} className={soft ? 'drawing-soft' : undefined}>
      {children}
    </text>
  );
}

interface LabelProps {
  at: readonly [x: number, y: number];
  end?: boolean;
  soft?: boolean;
  children: string;
}

/** Stages of a project on a calendar of weeks: name, length, first column and width. */
const stages = [
  { name: 'Decide', length: '3 weeks', x: 8, width: 44 },
  { name: 'Build', length: '5 to 9 months', x: 52, width: 196 },
  { name: 'Rehearse', length: 'three times', x: 196, width: 106 },
  { name: 'Cut over', length: '36 to 60 hours', x: 302, width: 8 },
  { name: 'Hypercare', length: '4 weeks', x: 310, width: 50 },
  { name: 'Run', length: 'day and night', x: 360, width: 120 },
];

function Stages() {
  return stages.map(({ name, length, x, width }, row) => {
    const y = 14 + row * 40;
    const isCutover = row === 3;
    const label = `${name}, ${length}`;
    // The later stages are named before their bars, where there is room.
    const before = row > 1;
    return (
      <g key={name}>
        <path d={`M0 ${y + 20.5}H480`} className="drawing-faint" />
        {row === 2 ? (
          [0, 38, 76].map((step) => (
            <rect key={step} x={x + step} y={y} width="22" height="14" className="drawing-main" />
          ))
        ) : (
          <rect
            x={x}
            y={y}
            width={width}
            height="14"
            className={isCutover ? 'drawing-accent' : 'drawing-main'}
          />
        )}
        <Label at={[before ? x - 10 : x + width + 10, y + 12]} end={before}>
          {label}
        </Label>
      </g>
    );
  });
}

/** Heights of the groundwork of eight solutions, and of what is fitted to the client on top of it. */
const columns = [
  [104, 46],
  [128, 30],
  [92, 58],
  [116, 40],
  [136, 26],
  [98, 50],
  [122, 34],
  [110, 44],
] as const;

function Groundwork() {
  return (
    <>
      {columns.map(([done, fitted], index) => {
        const x = 8 + index * 59;
        const top = 206 - done;
        return (
          <g key={x}>
            <path
              d={`M${x} 206v${-done}h40v${done}z`}
              className={index === 4 ? 'drawing-accent' : 'drawing-main'}
            />
            <path d={`M${x} ${top - 5}v${-fitted}h28l12 12v${fitted - 12}z`} strokeDasharray="4 4" />
          </g>
        );
      })}
      <path d="M0 206.5H480" />
      <Label at={[8, 228]}>Settings, forms, test cases: in use elsewhere</Label>
      <Label at={[8, 14]} soft>
        Fitted to your plants and taxes
      </Label>
    </>
  );
}

/** Monthly invoices as parts of the first. */
const invoices = [1, 1, 1, 0.97, 0.82, 0.78, 0.74, 0.7, 0.66, 0.66, 0.64, 0.64];

function Invoices() {
  return (
    <>
      <path d="M0 52.5H480" strokeDasharray="4 4" />
      {invoices.map((part, month) => {
        const x = 2 + month * 40;
        const height = 156 * part;
        return (
          <g key={x}>
            <path d={`M${x} 208V52.5h28V208`} className="drawing-faint" />
            <rect
              x={x}
              y={208 - height}
              width="28"
              height={height}
              className={month === 11 ? 'drawing-accent' : 'drawing-main'}
            />
          </g>
        );
      })}
      <path d="M0 208.5H480" />
      <path d="M472 54v50M468 98l4 7 4-7" />
      <Label at={[2, 40]} soft>
        The first invoice
      </Label>
      <Label at={[478, 40]} end>
        20 to 40% less within a year
      </Label>
      <Label at={[2, 230]}>January</Label>
      <Label at={[478, 230]} end>
        December
      </Label>
    </>
  );
}

/** Points of a dial of 24 hours with midnight at the top. */
function onDial(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${(118 + radius * Math.sin(angle)).toFixed(1)} ${(120 - radius * Math.cos(angle)).toFixed(1)}`;
}

/** Entries of one night: hour and what happened. */
const night = [
  { hour: 2.23, time: '02:14', text: 'A job fails' },
  { hour: 2.52, time: '02:31', text: 'A person answers' },
  { hour: 4.08, time: '04:05', text: 'Repaired, and checked' },
  { hour: 8, time: '08:00', text: 'You read about it' },
];

function Watch() {
  return (
    <>
      {Array.from({ length: 24 }, (_, hour) => (
        <path
          key={onDial(hour, 1)}
          d={`M${onDial(hour, hour % 6 === 0 ? 90 : 98)}L${onDial(hour, 104)}`}
          className={hour % 6 === 0 ? undefined : 'drawing-faint'}
        />
      ))}
      <path d={`M${onDial(6, 72)}A72 72 0 0 1 ${onDial(18, 72)}`} strokeWidth="2" />
      <path
        d={`M${onDial(18, 72)}A72 72 0 0 1 ${onDial(6, 72)}`}
        strokeWidth="14"
        className="drawing-main-line"
      />
      <path
        d={`M${onDial(2.23, 64)}A64 64 0 0 1 ${onDial(4.08, 64)}`}
        strokeWidth="14"
        className="drawing-accent-line"
      />
      <text x="118" y="116" textAnchor="middle">
        Night
      </text>
      <text x="118" y="142" textAnchor="middle" className="drawing-soft">
        shift
      </text>
      {night.map(({ time, text }, row) => (
        <g key={time}>
          <path d={`M258 ${72 + row * 40}H480`} className="drawing-faint" />
          <Label at={[258, 60 + row * 40]} soft>
            {time}
          </Label>
          <Label at={[310, 60 + row * 40]}>{text}</Label>
        </g>
      ))}
    </>
  );
}

/** Interfaces between the rows of seven systems at the left and of six at the right. */
const remainingLinks = ['0 1', '1 0', '3 2', '4 4', '6 5'].map(toLine);
const removedLinks = ['0 3', '1 4', '2 0', '2 5', '3 1', '5 2', '5 3', '6 3'].map(toLine);

function toLine(ends: string): string {
  const [left = 0, right = 0] = ends.split(' ').map(Number);
  return `M44 ${30 + left * 30}C180 ${30 + left * 30} 200 ${36 + right * 34} 336 ${36 + right * 34}`;
}

function Interfaces() {
  return (
    <>
      {removedLinks.map((d) => (
        <path key={d} d={d} strokeDasharray="3 5" className="drawing-faint" />
      ))}
      {remainingLinks.map((d) => (
        <path key={d} d={d} strokeWidth="2.5" className="drawing-main-line" />
      ))}
      {[0, 1, 2, 3, 4, 5, 6].map((row) => {
        const goes = row === 2 || row === 5;
        return (
          <g key={row}>
            <rect
              x="8"
              y={20 + row * 30}
              width="36"
              height="20"
              className={goes ? undefined : 'drawing-main'}
              strokeDasharray={goes ? '3 4' : undefined}
            />
            {goes ? (
              <path
                d={`M18 ${24 + row * 30}l16 12m0-12l-16 12`}
                strokeWidth="2.5"
                className="drawing-accent-line"
              />
            ) : null}
          </g>
        );
      })}
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <rect
          key={row}
          x="336"
          y={26 + row * 34}
          width="20"
          height="20"
          className={row === 3 ? undefined : 'drawing-main'}
          strokeDasharray={row === 3 ? '3 4' : undefined}
        />
      ))}
      <Label at={[372, 42]}>13 interfaces</Label>
      <Label at={[372, 64]} soft>
        counted
      </Label>
      <Label at={[372, 110]}>5 stay</Label>
      <Label at={[372, 144]}>8 go</Label>
      <Label at={[372, 166]} soft>
        not missed
      </Label>
    </>
  );
}

function FloorPlan() {
  return (
    <>
      <path d="M6 90V20H474V90M474 130V214H6V130" strokeWidth="3" />
      <path d="M168 20V90M168 130V214M326 20V90M326 130V214" strokeWidth="3" />
      {[60, 116].map((x) =>
        [72, 138].map((y) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="21" className={x + y === 254 ? 'drawing-accent' : 'drawing-main'} />
            <circle cx={x} cy={y} r="26" className="drawing-faint" />
          </g>
        )),
      )}
      {[188, 232, 276].map((x) =>
        [44, 68, 136, 160].map((y) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="32"
            height="16"
            className={(x + y) % 5 === 2 ? undefined : 'drawing-main'}
          />
        )),
      )}
      {[350, 394, 438].map((x) => (
        <path key={x} d={`M${x} 46h22v26h-22zM${x} 142h22v26h-22z`} />
      ))}
      <path
        d="M116 138C146 138 142 110 168 110H462"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="M458 103l11 7-11 7" strokeWidth="2.5" />
      <Label at={[34, 202]}>Plant</Label>
      <Label at={[188, 202]}>Warehouse</Label>
      <Label at={[350, 202]}>Shop floor</Label>
    </>
  );
}
