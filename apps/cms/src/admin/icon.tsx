import { Kite } from './kite.tsx';

/** The small mark in the admin's navigation. */
export function Icon() {
  return <Kite height={26} />;
}
