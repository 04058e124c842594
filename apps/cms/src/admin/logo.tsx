import { Kite } from './kite.tsx';

/** Mark and name above the sign-in form. */
export function Logo() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Kite height={56} />
      <div>
        <div style={{ fontSize: 28, fontWeight: 600, lineHeight: 1.1 }}>Riverfront</div>
        <div style={{ fontSize: 16 }}>Staff side</div>
      </div>
    </div>
  );
}
