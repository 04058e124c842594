import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const notSource =
  /^(node_modules|build|\.next|\.react-router|next-env\.d\.ts|.*\.(test|stories)\.tsx?|.*\.tsbuildinfo)$/;

/** Hashes files and folders by path and content, without outputs and tests. */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(root, path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const isSource = ({ name }: Dirent) => !notSource.test(name);
  return readdirSync(path, { withFileTypes: true })
    .filter(isSource)
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
