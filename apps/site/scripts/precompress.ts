import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Size in bytes below which compression gains nothing. */
const threshold = 128;

/**
 * Writes Brotli and gzip copies of the text files of the browser's build, where they are smaller. Runs after
 * the server's build, when React Router writes its manifest for the browser.
 * @param dir the folder of the browser's build
 */
export function precompress(dir: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async closeBundle() {
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(texts.map((name) => compress(resolve(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < threshold) return;
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const encoded = await encode(bytes);
      if (encoded.length < bytes.length) await writeFile(`${path}.${ending}`, encoded);
    }),
  );
}
