import type { CollectionSlug, Endpoint, Payload, PayloadRequest } from 'payload';
import { isOpen, type Owner, operations, ruleOf } from '../../src/accounts/access-first.ts';

/** Id without a record. */
export const unknownId = 999_999_999;

/** An operation of the REST API. */
export interface Operation {
  /** Slug of the collection or global; empty for endpoints of neither. */
  owner: string;
  method: string;
  /** Pattern of its path below the owner's. */
  pattern: string;
  /** Paths of a record that exists and of one that does not, or of searches that match and do not. */
  paths: [string, string];
  /** The rule of the collection or global; undefined where the endpoint checks roles itself. */
  rule?: (args: { req: PayloadRequest }) => unknown;
}

/** Lists the operations of every endpoint that is not for people without a session. */
export async function listOperations({ config, db }: Payload): Promise<Operation[]> {
  const listed: Operation[] = [];
  const add = (base: string, owner: Owner, all: Omit<Endpoint, 'root'>[], id: unknown) => {
    for (const { method, path, handler } of all) {
      // Payload calls the first endpoint of a path.
      const isHidden = all.find((one) => one.method === method && one.path === path)?.handler !== handler;
      if (isHidden || isOpen({ method, path })) continue;
      const operation = operations[`${method} ${path}`];
      const withId = (value: unknown) => base + path.replace(/\/$/, '').replace(/:\w+\??/g, String(value));
      const search = path === '/' && id !== undefined && method !== 'post';
      listed.push({
        owner: base.split('/').at(-1) ?? '',
        method: method.toUpperCase(),
        pattern: path,
        paths: search
          ? [`${base}?where[id][equals]=${id}`, `${base}?where[id][equals]=${unknownId}`]
          : [withId(id ?? 1), withId(unknownId)],
        rule:
          operation && ((ruleOf(owner, operation) as Operation['rule']) ?? (({ req }) => Boolean(req.user))),
      });
    }
  };
  for (const collection of config.collections) {
    const { docs } = await db.find({ collection: collection.slug as CollectionSlug, limit: 1, sort: 'id' });
    add(`/${collection.slug}`, collection, collection.endpoints || [], docs[0]?.id ?? 1);
  }
  for (const one of config.globals) add(`/globals/${one.slug}`, one, one.endpoints || [], undefined);
  add('', undefined, config.endpoints, undefined);
  return listed;
}
