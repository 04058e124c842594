/** The `version` hook of `npm version 1.0.0`: heads the changelog and names the images, before npm commits and tags. */
import { readFileSync, writeFileSync } from 'node:fs';

function replaceIn(file, pattern, replacement) {
  const path = new URL(`../${file}`, import.meta.url);
  const text = readFileSync(path, 'utf8');
  if (text.search(pattern) < 0) throw new Error(`${file} has nothing to release.`);
  writeFileSync(path, text.replaceAll(pattern, replacement));
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const day = new Date().toISOString().slice(0, 10);
const heading = `## Unreleased\n\n## ${version} – ${day}\n\n`;
replaceIn('CHANGELOG.md', /^## Unreleased\n+(?!## )(?=\S)/gm, heading);
replaceIn('compose.yaml', /(image: riverfront\/\w+):\S+/g, `$1:${version}`);
replaceIn('deploy/kubernetes/kustomization.yaml', /(newTag:) [\d.]+/g, `$1 ${version}`);
