import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';

/** Words of this project alone, and the field's own for them; where both are right English, only as names. */
const words: [pattern: RegExp, instead: string][] = [
  [/(?<![a-z])[Ee]-mails?\b/, 'email'],
  [/(?:\*|\/\/) What is\b/, 'a verb that says what it does, or a noun'],
  [/[Hh]uman-?[Cc]heck(?!')/, 'captcha'],
  [/\bsharingCards?\b|\bSharingCards?\b/, 'social preview'],
  [/\b(?:films?|askers?|sweeps?|dearest)\b/, 'video, actor, clean-up, most expensive'],
  [/\b(?:judge[sd]?|verdicts?|plainly|choosable)\b/, 'verify, result'],
  [/\b(?:refusals?|noteRefus\w*|spend[A-Z]\w*|spent[A-Z]\w*)\b/, 'rejection, record, consume'],
  [
    /\b(?:takeBase|patience\w*|surroundings|signs of life|comes? to life)\b/,
    'precondition, timeout, heartbeat, hydrate',
  ],
  [
    /\b(?:const|let|function|type|class) (?:kept|elsewhere|demand|judge|whose|meant|living|spent)\b/,
    'a verb or a noun',
  ],
];
const isExempt = /\/migrations\/|payload-types|importMap|^packages\/sample|words\.test/;

test('names and comments use the words of the field', () => {
  const list = ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  const hits = files
    .filter((path) => path && !isExempt.test(path) && existsSync(join(root, path)))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          words
            .filter(([pattern]) => pattern.test(line))
            .map(([, instead]) => `${path}:${index + 1} ${line} (${instead})`),
        ),
    );
  expect(hits).toEqual([]);
});
