export { type ContactDeps, sendMessage } from './contact/send-message.ts';
export type { WebhookTarget } from './webhook/post-event.ts';
export { createWebhookHandler } from './webhook/webhook-delivery.ts';
