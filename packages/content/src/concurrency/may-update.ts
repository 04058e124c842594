import type { Access, PayloadRequest } from 'payload';

/** Whether the user of `req` may change a record at all; only they are told who else works on it. */
export async function mayUpdate(
  req: PayloadRequest,
  access: Access | undefined,
  id?: number,
): Promise<boolean> {
  return Boolean(req.user && (await access?.({ req, ...(id !== undefined && { id }) })));
}
