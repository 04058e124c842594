import { OpenAPIHono } from '@hono/zod-openapi';
import { type Endpoint, endpoints, failure } from '@riverfront/contract';

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
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Riverfront public API',
      version: '1.0.0',
      description:
        'What the public website reads. Every answer carries `success`; media paths are relative to `/api`.',
    },
  });
}
