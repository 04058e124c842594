import type { LoaderFunctionArgs } from 'react-router';
import { type Calls, type Load, settleDocument } from './content.ts';
import { apiContext } from './entry.server.tsx';

/** Creates the `loader` of a screen. */
export function createLoader<C extends Calls>(load: Load<C>) {
  return ({ context, request, url }: LoaderFunctionArgs) =>
    settleDocument(load(context.get(apiContext), request.signal, url));
}
