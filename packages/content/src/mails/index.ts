export { type DeliveryOutcome, followDelivery } from '../replies/follow-delivery.ts';
export { enqueueMail, type Posting } from './enqueue.ts';
export { unseal } from './seal.ts';
