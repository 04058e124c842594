import { ApiError, failureOf } from '@riverfront/contract/client';
import { commandPaths } from '@riverfront/contract/paths';

/**
 * Downloads everything that is stored under the verified address as a zip file.
 * @throws {ApiError} with the server's message
 */
export async function downloadOwn(proof: string): Promise<void> {
  const response = await fetch(commandPaths.ownApplicationDownload, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ proof }),
  });
  if (!response.ok)
    throw new ApiError(response.status, failureOf(await response.json().catch(() => undefined)));
  // A portal's login page must not be saved as somebody's data.
  if (!/^application\/zip\b/.test(response.headers.get('content-type') ?? ''))
    throw new ApiError(0, undefined);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-application.zip';
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
