export { messages } from './messages/collection.ts';
export {
  isFollowUpDue,
  isNew,
  type MessageFilter,
  type MessageView,
  messageViews,
  shownFor,
} from './messages/views.ts';
export { recipients } from './recipients/global.ts';
export { type Audience, findByIds, readCompanyName } from './replies/audiences.ts';
export { replyTemplates } from './replies/collection.ts';
export { type ReplyPreview, replyEndpoints } from './replies/endpoints.ts';
export { followDelivery } from './replies/follow-delivery.ts';
export { deliveries, enqueueWebhook } from './webhook/collection.ts';
