import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The parts of pdf.js that the résumé viewer loads, by the name they are asked by. */
const parts = {
  'pdf.mjs': 'pdfjs-dist/build/pdf.min.mjs',
  'pdf.worker.mjs': 'pdfjs-dist/build/pdf.worker.min.mjs',
} as const;

/**
 * Serves pdf.js as it is published. Anybody may read it: the viewer's frame is
 * of no origin, so to the browser it is a stranger (decision 0027).
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const found = Object.entries(parts).find(([name]) => name === file)?.[1];
  if (!found) return new Response('Not found', { status: 404 });
  // The process runs in this app's folder; a plain `import` would have the bundler take it apart.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return new Response(new Uint8Array(await readFile(resolve(found))), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
