export { enqueueDelivery } from './enqueue-delivery.ts';
