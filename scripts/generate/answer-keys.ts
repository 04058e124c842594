import { type Command, commands, type Endpoint, endpoints } from '@riverfront/contract';
import { z } from 'zod';

/** What the specification answers without data: of these only `success` and `message` are read. */
const withoutData = ['contact', 'sendOtp', 'apply', 'applyWithoutResume'];

/**
 * Generates the required keys of every JSON answer with their JSON types: lists and objects, or what there is
 * where it has none. Without `message` and `pagination`, which the calls of the specification may lack.
 */
export function answerKeys(): Record<string, Record<string, string>> {
  const calls = Object.entries<Endpoint | Command>({ ...endpoints, ...commands });
  return Object.fromEntries(
    calls.flatMap(([name, { response }]) =>
      response ? [[name, withoutData.includes(name) ? {} : keysOf(response)]] : [],
    ),
  );
}

function keysOf(response: z.ZodObject): Record<string, string> {
  const keys = Object.entries(response.shape)
    .filter(
      ([key, schema]) =>
        !['success', 'message', 'pagination'].includes(key) && !schema.safeParse(undefined).success,
    )
    .map(([key, schema]) => [key, jsonTypes(schema)] as const);
  const data = keys.filter(([, type]) => type === 'array' || type === 'object');
  return Object.fromEntries(data.length > 0 ? data : keys);
}

function jsonTypes(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable) return `${jsonTypes(schema.unwrap())} null`;
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.map(jsonTypes))].join(' ');
  if (schema instanceof z.ZodArray) return 'array';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'object';
  return 'string';
}
