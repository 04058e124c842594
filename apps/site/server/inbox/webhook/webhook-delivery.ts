import type { Delivery, Message } from '@riverfront/backend/payload-types';
import { type DeliveryHandler, PermanentDeliveryError } from '@riverfront/backend/queue/deliveries/attempt';
import type { Payload } from 'payload';
import { postEvent, type WebhookTarget } from './post-event.ts';

/** Creates the handler that posts messages to the CRM. @param target undefined when none is configured */
export function createWebhookHandler(options: {
  payload: () => Payload;
  target: WebhookTarget | undefined;
}): DeliveryHandler<'deliveries'> {
  const { payload, target } = options;
  return {
    collection: 'deliveries',
    async send(delivery) {
      if (!target) throw new PermanentDeliveryError('CRM_WEBHOOK_URL is not set.');
      // The same for every attempt, staff's retries included.
      const id = `msg_${delivery.id}_${Date.parse(delivery.createdAt).toString(36)}`;
      if (delivery.event === 'test')
        return postEvent(target, id, { event: 'test', createdAt: delivery.createdAt });
      const message =
        typeof delivery.message === 'number'
          ? await payload().findByID({
              collection: 'messages',
              id: delivery.message,
              joins: false,
              depth: 0,
              disableErrors: true,
              overrideAccess: true,
            })
          : undefined;
      if (!message) throw new PermanentDeliveryError('The message does not exist any more.');
      if (message.status === 'spam')
        throw new PermanentDeliveryError('Not sent: the message has been marked as spam since.');
      await postEvent(target, id, toEvent(delivery, message));
    },
  };
}

function toEvent({ event }: Delivery, message: Message) {
  const { id, reference, createdAt, name, organization, country, email, phone, topic, page } = message;
  return {
    event,
    id,
    reference,
    createdAt,
    name,
    // Empty answers are stored as empty texts; the event promises null.
    organization: organization || null,
    country: country || null,
    email,
    phone,
    message: message.message,
    topic: topic || null,
    page: page || null,
  };
}
