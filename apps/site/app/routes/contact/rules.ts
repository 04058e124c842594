import { contactMessage } from '@riverfront/contract/contact';
import { fieldNames, type Problems, type Values } from './fields.ts';

/**
 * What the contract says is wrong with what was typed, the first problem of each field. Loaded when
 * someone begins to type, for the schema library is larger than the form.
 */
export function problemsIn(values: Values): Problems {
  const result = contactMessage.safeParse(values);
  const problems: Problems = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const name = fieldNames.find((field) => field === path[0]);
    if (name) problems[name] ??= message;
  }
  return problems;
}
