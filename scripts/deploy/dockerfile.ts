import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { root } from '../env.ts';

/** One stage of the Dockerfile. */
export interface Stage {
  name: string;
  /** Name of another stage, or an image. */
  from: string;
  instructions: Instruction[];
}

/** The Dockerfile's text. */
export const dockerfileText = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** The Dockerfile's stages in their order. */
export function stages(): Stage[] {
  const dockerfile = DockerfileParser.parse(dockerfileText);
  const found: Stage[] = [];
  for (const from of dockerfile.getFROMs()) {
    const line = from.getRange().start.line;
    const next = dockerfile.getFROMs().find((other) => other.getRange().start.line > line);
    found.push({
      name: from.getBuildStage() ?? '',
      from: from.getImage() ?? '',
      instructions: dockerfile.getInstructions().filter((one) => {
        const at = one.getRange().start.line;
        return at > line && at < (next?.getRange().start.line ?? Number.POSITIVE_INFINITY);
      }),
    });
  }
  return found;
}

/** A stage and those that it is made from, the first one first. */
export function withAncestors(all: Stage[], name: string): Stage[] {
  const stage = all.find((one) => one.name === name);
  return stage ? [...withAncestors(all, stage.from), stage] : [];
}

/** Words of an instruction, without the flags that begin with `--`. */
export function words(instruction: Instruction): string[] {
  return instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((value) => !value.startsWith('--'));
}

/** Value of `--from=` and other flags. */
export function flag(instruction: Instruction, name: string): string | undefined {
  const text = instruction.getTextContent();
  return new RegExp(`--${name}=(\\S+)`).exec(text)?.[1];
}

/** The command of a `CMD` in its exec form. */
export function commandOf(instruction: Instruction | undefined): string[] {
  return JSON.parse(instruction?.getTextContent().replace(/^CMD\s*/, '') ?? '[]') as string[];
}

/** What a stage's `ENV` instructions set, its ancestors' included. */
export function environmentOf(all: Stage[], name: string): Record<string, string> {
  const instructions = withAncestors(all, name).flatMap((stage) => stage.instructions);
  const pairs = instructions
    .filter((one) => one.getKeyword() === 'ENV')
    .flatMap((one) => [...one.getTextContent().matchAll(/([A-Z_]+)=("[^"]*"|[^\s\\]+)/g)]);
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value.replaceAll('"', '')]));
}
