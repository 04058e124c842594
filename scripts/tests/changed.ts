import { UserError } from '../command.ts';
import { root } from '../env.ts';
import { bin, run, runNode } from '../node.ts';

/**
 * The commit at which this branch left the main branch; on the main branch itself, the last commit.
 * @throws {UserError} when there is no history to compare with
 */
export async function findMergeBase(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', branch]);
    if (code === 0) return output.trim();
  }
  throw new UserError('`--changed` needs the main branch of this repository to compare with.');
}

const words = (text: string) => text.split(' ');

/**
 * Spec files by what of the product they visit, a folder of the two floors; all of it by `outage`, which is left out.
 */
export const specsBySubject: Record<string, string[]> = {
  content: words('home map media'),
  publishing: words('concurrent-editing editor-day loss saving'),
  search: words('search'),
  recruiting: words('apply careers concurrent-editing job my-application recruiter-day'),
  inbox: words('contact sales-day xss-submissions'),
  accounts: words('administrator-day staff xss-admin'),
  privacy: words('retention'),
  components: words(
    'accessibility hydration keyboard lost-connection menu navigation scripts unexpected-responses',
  ),
  ui: words('accessibility apply-draft apply-keyboard contact older-browsers without-javascript'),
};

/** Where a screen's folder in `apps/site/app/routes` is not named by its subject. */
const subjectOfScreen: Record<string, string> = {
  apply: 'recruiting',
  careers: 'recruiting',
  contact: 'inbox',
  'my-application': 'recruiting',
  search: 'search',
};

/** The spec files that a change to these files could break, as far as their paths tell. */
function specsFor(paths: string[]): string[] {
  const subjects = paths
    .filter((path) => /^(?:apps|packages)\//.test(path))
    .map((path) => {
      const folders = path.split('/');
      const screen = /^apps\/site\/app\/routes\/([\w-]+)/.exec(path)?.[1];
      if (screen) return subjectOfScreen[screen] ?? 'content';
      return folders.find((folder) => folder in specsBySubject) ?? 'components';
    });
  return [...new Set(subjects.flatMap((subject) => specsBySubject[subject] ?? []))];
}

/** The spec files that the changes since a commit could break: by what they import, and by what they visit. */
export async function findChangedSpecs(since: string): Promise<string[]> {
  const [changed, untracked, listed] = await Promise.all([
    run('git', ['diff', '--name-only', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
    runNode([bin.playwright, 'test', '--list', '--reporter=json', `--only-changed=${since}`], {
      cwd: `${root}/e2e`,
    }),
  ]);
  const paths = `${changed.output}\n${untracked.output}`.split('\n').filter(Boolean);
  const importing = [...listed.output.matchAll(/"file": "([\w-]+\.spec\.ts)"/g)];
  return [...new Set([...specsFor(paths), ...importing.map(([, file = '']) => file)])];
}
