/** The embedded database cannot be used. `message` says in one line what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const damaged =
  'its files are damaged or incomplete. Nothing was changed. Move the folder aside, keep it, and restore the last backup: npm run restore -- backups/riverfront-<time> (docs/operations.md, “Backup and restore”).';

/** Says in a sentence why a program of PostgreSQL failed. @param output what it printed */
export function explainFailure(
  output: string,
  { folder, port }: { folder: string; port: number },
): DatabaseError {
  if (/No space left on device/.test(output))
    return new DatabaseError(
      `The disk of ${folder} is full: make room there. Nothing that was saved is lost.`,
    );
  if (/could not create any TCP\/IP sockets/.test(output))
    return new DatabaseError(
      `Port ${port} for the database is taken: stop the program that listens there, or set DATABASE_PORT to a free port.`,
    );
  if (/lock file "postmaster\.pid" already exists|shared memory block .* is still in use/.test(output))
    return new DatabaseError(`The database in ${folder} is in use by another process.`);
  if (/Permission denied/.test(output))
    return new DatabaseError(`The database in ${folder} belongs to another account: ${lastLine(output)}`);
  return new DatabaseError(`The database in ${folder} cannot be opened (${lastLine(output)}): ${damaged}`);
}

function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(?:FATAL|PANIC|ERROR|error): +/, '');
}
