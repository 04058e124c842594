import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { receivedIn } from './apply/received-state.ts';

const ReceivedApplication = lazy(async () => ({
  default: (await import('./apply/received.tsx')).ReceivedApplication,
}));

/** Above the list: that an application which was sent from a popup over it has arrived. */
export function JustReceived() {
  const { state } = useLocation();
  // The server knows nothing of navigation state, which a browser keeps through a reload.
  const received = useHydrated() && receivedIn(state) !== undefined;
  return received ? (
    <div className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <Suspense>
        <ReceivedApplication />
      </Suspense>
    </div>
  ) : null;
}
