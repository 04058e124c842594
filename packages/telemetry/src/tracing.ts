import { createRequire } from 'node:module';
import { scrubSpan } from './scrub.ts';

export interface TracingOptions {
  /** Address of an OTLP collector over HTTP, `http://collector:4318`. */
  endpoint: string;
  /** `service.name` of every span. */
  service: string;
  version: string;
  /** `import.meta.url` of the app, to resolve the instrumented modules. */
  from: string;
}

/** Frequent requests without information. */
const ignoredPath = /^\/(?:healthz|readyz|metrics|assets\/|_next\/static\/)/;

/**
 * Sends spans of incoming requests, PostgreSQL statements and outgoing requests, without parameters and query
 * strings. Imports OpenTelemetry only when called.
 * @returns how to flush and stop
 */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { registerInstrumentations } = await import('@opentelemetry/instrumentation');
  const { HttpInstrumentation } = await import('@opentelemetry/instrumentation-http');
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const { UndiciInstrumentation } = await import('@opentelemetry/instrumentation-undici');

  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service, 'service.version': options.version }),
    spanProcessors: [
      { onStart() {}, onEnd: scrubSpan, forceFlush: async () => {}, shutdown: async () => {} },
      new BatchSpanProcessor(exporter),
    ],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => ignoredPath.test(url),
      }),
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  // Already loaded: instrumentation patches the prototypes that these calls return.
  const require = createRequire(options.from);
  for (const name of ['http', 'https', 'pg']) require(name);
  return () => provider.shutdown();
}
