import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { whileAnswering } from '../../../../heartbeat.ts';
import { limitBody } from '../../../../limit-body.ts';
import config from '../../../../payload.config.ts';

export const GET = whileAnswering(REST_GET(config));
export const POST = limitBody(whileAnswering(REST_POST(config)));
export const DELETE = whileAnswering(REST_DELETE(config));
export const PATCH = limitBody(whileAnswering(REST_PATCH(config)));
export const PUT = limitBody(whileAnswering(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
