'use client';
import { useConfig } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import '../../publishing/publishing.css';

/** Warns above the sign-in form when sessions cannot work at the current origin, and links to the configured one. */
export function SignInAddress() {
  const { serverURL } = useConfig().config;
  const problem = useSyncExternalStore(
    () => () => undefined,
    () => findProblem(serverURL),
    () => undefined,
  );
  if (!problem) return null;
  const address = `${serverURL}/admin`;
  return (
    <div className="staff-notices">
      <p role="alert" className="staff-notices__failed">
        Nobody can sign in at this address.{' '}
        {problem === 'address' ? (
          <>
            The staff side is at <a href={address}>{address}</a>. If that does not open on this computer, set{' '}
            <code>CMS_URL</code> on the server to the address you use, with https.
          </>
        ) : (
          <>
            Browsers send no sessions over plain http, except on the server’s own computer (
            <code>localhost</code>). Serve the staff side with https and set <code>CMS_URL</code> to that
            address.
          </>
        )}
      </p>
    </div>
  );
}

/** Sessions belong to one origin, and only a trustworthy one sends the `Sec-Fetch-Site` that Payload requires. */
function findProblem(serverUrl: string): 'address' | 'http' | undefined {
  if (serverUrl && location.origin !== serverUrl) return 'address';
  return isSecureContext ? undefined : 'http';
}
