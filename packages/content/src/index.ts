export { type ContentOptions, createConfig } from './create-config.ts';
export { retryDelivery } from './deliveries/retry-delivery.ts';
export { retryMail } from './mails/retry-mail.ts';
export { type MessageView, messageViews, shownFor } from './messages/views.ts';
export type { Timeline } from './notes/timeline.ts';
export type * from './payload-types.ts';
export { countFailed, type FailedSendings } from './queue/count-failed.ts';
export { sendingQueue } from './queue/sending-queue.ts';
export { type StaffSide, staffSideOf } from './staff-side.ts';
