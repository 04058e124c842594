import type { EndpointName, InputOf, ResponseOf } from '@riverfront/contract';
import type { Payload } from 'payload';

/**
 * Answers an endpoint from the content store. Gets checked parameters; returns
 * the whole body, `success` included.
 * @throws {NotFound} when the thing asked for does not exist
 */
export type Handler<N extends EndpointName> = (payload: Payload, input: InputOf<N>) => Promise<ResponseOf<N>>;
