import { APIError, type Endpoint, Forbidden, type PayloadRequest, type TypedUser } from 'payload';
import type { z } from 'zod';
import { isAPIError } from './api-error.ts';
import { hasRole, type Role } from './roles.ts';

/** A request with a session. */
export type StaffRequest = PayloadRequest & { user: TypedUser };

interface Definition<Request, Body extends z.ZodType, Query extends z.ZodType> {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  /** Who may call it besides administrators; undefined where the handler decides. */
  roles?: readonly Role[];
  body?: Body;
  query?: Query;
  /** @param call `id` of the path, NaN without one @returns a response, or what is answered as JSON */
  handler(
    req: Request,
    call: { id: number; body: z.output<Body>; query: z.output<Query> },
  ): object | Promise<object>;
}

/**
 * Creates an endpoint of the staff side. The right is checked before anything is parsed; whatever is rejected with a
 * status below 500 is answered in Payload's own shape, `{ errors: [{ message, … }] }`, and stays out of the error log.
 */
export function endpoint<B extends z.ZodType, Q extends z.ZodType>(
  definition: Definition<StaffRequest, B, Q> & { roles: readonly Role[] },
): Endpoint;
export function endpoint<B extends z.ZodType, Q extends z.ZodType>(
  definition: Definition<PayloadRequest, B, Q>,
): Endpoint;
export function endpoint<B extends z.ZodType, Q extends z.ZodType>({
  method,
  path,
  roles,
  body,
  query,
  handler,
}: Definition<StaffRequest, B, Q>): Endpoint {
  return {
    method,
    path,
    async handler(req) {
      try {
        if (roles && !hasRole(req.user, 'administrator', ...roles)) throw new Forbidden(req.t);
        const answer = await handler(req as StaffRequest, {
          id: Number(req.routeParams?.id),
          body: (body && (await parseBody(req, body))) as z.output<B>,
          query: (query && parse(req.query, query)) as z.output<Q>,
        });
        return answer instanceof Response ? answer : Response.json(answer);
      } catch (error) {
        if (!isAPIError(error) || error.status >= 500) throw error;
        const { name, message, data, status } = error;
        return Response.json({ errors: [{ ...(data && { name, data }), message }] }, { status });
      }
    },
  };
}

/**
 * Parses the JSON body of a request; one that is not JSON counts as an empty object.
 * @throws {APIError} 400 with the first reason, 413 for one that is too large
 */
export async function parseBody<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.output<T>> {
  const body: unknown = await req.json?.().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
  return parse(body ?? {}, schema);
}

function parse<T extends z.ZodType>(value: unknown, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new APIError(error.issues[0]?.message ?? 'This could not be read.', 400);
  return data;
}
