import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { scrub } from './scrub.ts';

/** Where somebody's address or what they typed would stand. */
const leftOut =
  /^(?:url\.query|client\.address|network\.peer\.(?:address|port)|net\.peer\.(?:ip|port)|http\.client_ip|user_agent\.original|http\.user_agent)$/;

/** Takes from a span, before it is sent, what no log may have either. */
export function scrubSpan(span: ReadableSpan): void {
  for (const attributes of [span.attributes, ...span.events.map((event) => event.attributes ?? {})]) {
    for (const [name, value] of Object.entries(attributes)) {
      if (leftOut.test(name)) delete attributes[name];
      else if (typeof value === 'string')
        attributes[name] = scrub(value.replace(/^([^?]*)\?.*$/s, isAddress(name) ? '$1' : '$&'));
    }
  }
  if (span.status.message) span.status.message = scrub(span.status.message);
}

function isAddress(name: string): boolean {
  return /^(?:url\.|http\.(?:url|target))/.test(name);
}
