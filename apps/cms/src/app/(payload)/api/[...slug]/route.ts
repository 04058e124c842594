import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardDatabase } from '../../../../heartbeat.ts';
import { limitQuery } from '../../../../limit-query.ts';
import config from '../../../../payload.config.ts';
import { takeTurns } from '../../../../take-turns.ts';

export const GET = takeTurns(guardDatabase(REST_GET(config)));
export const POST = limitQuery(takeTurns(guardDatabase(REST_POST(config))));
export const DELETE = takeTurns(guardDatabase(REST_DELETE(config)));
export const PATCH = takeTurns(guardDatabase(REST_PATCH(config)));
export const PUT = takeTurns(guardDatabase(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
