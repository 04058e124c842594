import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import {
  type Command,
  commands,
  type Endpoint,
  endpoints,
  failure,
  resumeMaxBytes,
  resumeTypes,
} from '@riverfront/contract';

const reasons = {
  400: 'A parameter is wrong; the message names it',
  404: 'There is no such item',
  503: 'The content cannot be reached at the moment',
};

/** The OpenAPI 3.1 document of the public API, made from the contract alone. */
export function openApiDocument() {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { path, summary, params, query, response } = endpoint;
    const statuses = [...(query ? [400] : []), ...(params || name === 'heroData' ? [404] : []), 503] as (
      | 400
      | 404
      | 503
    )[];
    openAPIRegistry.registerPath({
      method: 'get',
      path,
      operationId: name,
      summary,
      request: { params, query },
      responses: {
        200: { description: summary, content: { 'application/json': { schema: response } } },
        ...Object.fromEntries(
          statuses.map((status) => [
            status,
            { description: reasons[status], content: { 'application/json': { schema: failure } } },
          ]),
        ),
      },
    });
  }
  for (const [name, command] of Object.entries<Command>(commands))
    openAPIRegistry.registerPath(describe(name, command));
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Riverfront public API',
      version: '1.0.0',
      description:
        'What the public website reads and sends. Every answer carries `success`; media paths are relative to `/api`.',
    },
  });
}

const refusals = {
  400: 'A field is wrong; `errors` says which',
  403: 'A step is missing, or the call comes from another site; `code` says which step',
  404: 'There is no such record',
  409: 'Not in this state of the application',
  410: 'The job is closed',
  413: 'More than the call takes',
  415: 'Not the encoding the call takes',
  422: 'Not taken for a person',
  429: 'Too often; `retryAfterSeconds` says when to try again',
  503: 'It cannot be stored at the moment; nothing was stored',
};

/** The refusals of a command, besides those that every one has. */
function statusesOf(name: string): (keyof typeof refusals)[] {
  const every = [400, 403, 413, 415, 429, 503] as const;
  if (name.startsWith('own')) return [...every, 404, 409];
  if (name.startsWith('apply')) return [...every, 404, 410];
  return name === 'captchaVerify' ? [...every, 422] : [...every];
}

/** A command as OpenAPI has it; a multipart one carries its file as well. */
function describe(name: string, { path, summary, params, body, encoding, response }: Command): RouteConfig {
  const file = z.string().meta({
    format: 'binary',
    description: `Resume: ${resumeTypes.join(', ')}, at most ${resumeMaxBytes / 1024 ** 2} MB`,
  });
  const content =
    encoding === 'multipart'
      ? { 'multipart/form-data': { schema: body.and(z.object({ resume: file })) } }
      : { 'application/json': { schema: body } };
  const answered: Record<string, { schema: z.ZodType }> = response
    ? { 'application/json': { schema: response } }
    : { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } };
  return {
    method: 'post',
    path,
    operationId: name,
    summary,
    request: { params, body: { required: true, content } },
    responses: {
      200: { description: summary, content: answered },
      ...Object.fromEntries(
        statusesOf(name).map((status) => [
          status,
          { description: refusals[status], content: { 'application/json': { schema: failure } } },
        ]),
      ),
    },
  };
}
