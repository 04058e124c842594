/**
 * `npm run release -- 1.0.0` makes a release: version, heading of the CHANGELOG and names of the images, as one commit with the tag `v1.0.0`. Pushing it is left to a person.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '../package.json' with { type: 'json' };
import { root } from './env.ts';
import { releaseFiles } from './generate/release-files.ts';
import { run } from './node.ts';
import { runMain, UserError } from './user-error.ts';

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new UserError(`git ${args[0]} failed:\n${output.trim()}`);
  return output.trim();
}

await runMain(async () => {
  const [version = ''] = process.argv.slice(2);
  if ((await git('status', '--porcelain')) !== '') throw new UserError('There are changes without a commit.');
  const files = releaseFiles(project.version, version, new Date(), (path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  await git('add', ...files.keys());
  await git('commit', '--message', `Release ${version}`);
  await git('tag', '--annotate', `v${version}`, '--message', `Riverfront ${version}`);
  console.log(`Released ${version}: git push --follow-tags`);
});
