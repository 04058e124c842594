export {
  AppointmentError,
  cancelAppointmentsOf,
  chooseSlot,
  explainFixed,
  lockAppointment,
} from './appointments/changes.ts';
export { appointments } from './appointments/collection.ts';
export { readFreeSlots } from './appointments/conflicts.ts';
export { runDueAppointments } from './appointments/due.ts';
export {
  appointmentEndpoints,
  cancelErased,
  type OverlapsAnswer,
  type StaffAppointment,
  type StaffAppointments,
} from './appointments/endpoints.ts';
export { messages } from './messages/collection.ts';
export {
  type Activity,
  type Conversation,
  type ConversationEntry,
  readConversation,
} from './messages/read-conversation.ts';
export {
  type InboxItem,
  type InboxPage,
  type InboxQuery,
  inboxQuery,
  readInbox,
} from './messages/read-inbox.ts';
export { type ResponseTimes, readResponseTimes } from './messages/response-times.ts';
export {
  isFollowUpDue,
  isNew,
  type MessageFilter,
  shownFor,
} from './messages/views.ts';
export { recipients } from './recipients/global.ts';
export { type Audience, findByIds, readCompanyName } from './replies/audiences.ts';
export { replyTemplates } from './replies/collection.ts';
export { type Reply, replySchema } from './replies/compose.ts';
export { type ReplyPreview, replyEndpoints } from './replies/endpoints.ts';
export { followDelivery } from './replies/follow-delivery.ts';
export { enqueueReplies } from './replies/send-replies.ts';
export { deliveries, enqueueWebhook } from './webhook/collection.ts';
