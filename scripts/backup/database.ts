import type { Inspection, Query } from './inspect.ts';

/** A database that can be copied into a file and made from one. */
export interface BackupDatabase {
  kind: 'embedded' | 'postgres';
  /** Name of the copy in a backup. */
  file: string;
  /** Copies all of it, also while it is in use, and tells what that very copy has. */
  copyTo(path: string): Promise<Inspection>;
  /** Tells what a copy has, as far as that is possible without a database. @throws when it is broken */
  inspectCopy(path: string): Promise<Inspection | undefined>;
  isEmpty(): Promise<boolean>;
  /** @throws {import('../refusal.ts').Refusal} while something else uses it */
  demandUnused(): Promise<void>;
  /** Replaces all of it by a copy. */
  load(path: string): Promise<void>;
  /** Opens it for a few statements, also while it is in use. */
  withQuery<T>(work: (query: Query) => Promise<T>): Promise<T>;
}
