import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { deferAnonymous, limitQuery } from '../../../../guards.ts';
import { guardDatabase } from '../../../../heartbeat.ts';
import config from '../../../../payload.config.ts';

export const GET = deferAnonymous(guardDatabase(REST_GET(config)));
export const POST = limitQuery(deferAnonymous(guardDatabase(REST_POST(config))));
export const DELETE = deferAnonymous(guardDatabase(REST_DELETE(config)));
export const PATCH = deferAnonymous(guardDatabase(REST_PATCH(config)));
export const PUT = deferAnonymous(guardDatabase(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
