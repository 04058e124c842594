import { NotKept } from './not-kept.ts';

/** What `randomUUID` makes. */
const namePattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a name was made by us. */
export const isKeptName = (name: string): boolean => namePattern.test(name);

/** @throws {NotKept} when it cannot be a name of ours */
export function demandKeptName(name: string): string {
  if (!isKeptName(name)) throw new NotKept('This is not the name of a kept file.');
  return name;
}
