import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { scrub } from './scrub.ts';

/** Attributes with personal data. */
const removed =
  /^(?:url\.query|client\.address|network\.peer\.(?:address|port)|net\.peer\.(?:ip|port)|http\.client_ip|user_agent\.original|http\.user_agent)$/;

/** Removes personal data from a span before it is sent. */
export function scrubSpan(span: ReadableSpan): void {
  for (const attributes of [span.attributes, ...span.events.map((event) => event.attributes ?? {})]) {
    for (const [name, value] of Object.entries(attributes)) {
      if (removed.test(name)) delete attributes[name];
      else if (typeof value === 'string')
        attributes[name] = scrub(value.replace(/^([^?]*)\?.*$/s, isAddress(name) ? '$1' : '$&'));
    }
  }
  if (span.status.message) span.status.message = scrub(span.status.message);
}

function isAddress(name: string): boolean {
  return /^(?:url\.|http\.(?:url|target))/.test(name);
}
