import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import {
  type Command,
  type CommandName,
  commandPaths,
  commands,
  type Endpoint,
  type EndpointName,
  endpoints,
  failure,
  paths,
  resumeMaxBytes,
  resumeTypes,
} from '@riverfront/contract';

const readErrors = {
  400: 'A parameter is wrong; the message names it',
  404: 'There is no such item',
  503: 'The content cannot be reached at the moment',
};

const commandErrors = {
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

/** Generates the OpenAPI 3.1 document of the public API from the contract. */
export function openApiDocument() {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints))
    openAPIRegistry.registerPath(describeEndpoint(name as EndpointName, endpoint));
  for (const [name, command] of Object.entries<Command>(commands))
    openAPIRegistry.registerPath(describeCommand(name as CommandName, command));
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Public API',
      version: '1.0.0',
      description:
        'What the public website reads and sends. Every answer carries `success`; media paths are relative to `/api`.',
    },
  });
}

function describeEndpoint(name: EndpointName, endpoint: Endpoint): RouteConfig {
  const { summary, params, query, response } = endpoint;
  const statuses = [query && 400, (params || name === 'heroData') && 404, 503] as const;
  return {
    method: 'get',
    path: paths[name],
    operationId: name,
    summary,
    request: { params, query },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: response } } },
      ...describeErrors(readErrors, statuses),
    },
  };
}

/** Describes a command; a multipart one with its file. */
function describeCommand(name: CommandName, command: Command): RouteConfig {
  const { summary, params, body, encoding, response } = command;
  const file = z.string().meta({
    format: 'binary',
    description: `Resume: ${resumeTypes.join(', ')}, at most ${resumeMaxBytes / 1024 ** 2} MB`,
  });
  const content =
    encoding === 'multipart'
      ? { 'multipart/form-data': { schema: body.and(z.object({ resume: file })) } }
      : { 'application/json': { schema: body } };
  const success: Record<string, { schema: z.ZodType }> = response
    ? { 'application/json': { schema: response } }
    : { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } };
  const isPortal = name.startsWith('portal');
  const isApplication = name.startsWith('apply');
  const statuses = [
    ...([400, 403, 413, 415, 429, 503] as const),
    (isPortal || isApplication) && 404,
    isPortal && 409,
    isApplication && 410,
    name === 'captchaVerify' && 422,
  ] as const;
  return {
    method: 'post',
    path: commandPaths[name],
    operationId: name,
    summary,
    request: { params, body: { required: true, content } },
    responses: {
      200: { description: summary, content: success },
      ...describeErrors(commandErrors, statuses),
    },
  };
}

/** @param statuses those that do not apply are false or undefined */
function describeErrors<S extends number>(
  descriptions: Record<S, string>,
  statuses: readonly (NoInfer<S> | false | undefined)[],
) {
  const errors = statuses.flatMap((status) => status || []);
  return Object.fromEntries(
    errors.map((status) => [
      status,
      { description: descriptions[status], content: { 'application/json': { schema: failure } } },
    ]),
  );
}
