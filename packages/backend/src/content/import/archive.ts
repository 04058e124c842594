import { APIError } from 'payload';
import { type Entry, fromBufferPromise } from 'yauzl';
import { isAPIError } from '../../accounts/api-error.ts';

/** Limits of one import; sizes in MiB. Texts and one picture at a time are held in memory. */
export const importLimits = {
  upload: 50,
  text: 10,
  picture: 20,
  inflated: 200,
  files: 5_000,
  items: 1_000,
  /** For parsing; 1,000 articles of 4 KB take some 40 on two old cores. */
  seconds: 60,
};

/** A file as it was sent. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** A file of an upload, or in a ZIP of it. */
export interface SourceFile {
  name: string;
  /** @throws {APIError} 400 when it is damaged or larger than this many MiB */
  read(maxMegabytes: number): Promise<Buffer>;
}

/** Lists the files of an upload, those in a ZIP one by one. @throws {APIError} 400 as `listArchive` */
export async function listFiles(uploads: Upload[]): Promise<SourceFile[]> {
  const lists = uploads.map(({ name, bytes: { buffer, byteOffset, length } }) => {
    const bytes = Buffer.from(buffer, byteOffset, length);
    return /\.zip$/i.test(name) ? listArchive(name, bytes) : [{ name, read: async () => bytes }];
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Lists the files of a ZIP. They are inflated as they are read and never written to disk, so their names lead nowhere.
 * @throws {APIError} 400 when it is damaged, has too many files, or names with `..`, a drive or a leading slash
 */
async function listArchive(name: string, bytes: Buffer): Promise<SourceFile[]> {
  let inflated = 0;
  const reject = (error: unknown): never => {
    if (isAPIError(error)) throw error;
    throw new APIError(
      `“${name}” is damaged, or has file names that a ZIP must not have. Pack it again.`,
      400,
    );
  };
  const zip = await fromBufferPromise(bytes, { strictFileNames: true }).catch(reject);
  async function read(entry: Entry, maxMegabytes: number) {
    const chunks: Buffer[] = [];
    let length = 0;
    // The sizes in the archive are claims; these bytes are counted.
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += chunk.length;
      inflated += chunk.length;
      if (length > maxMegabytes * 1024 ** 2 || inflated > importLimits.inflated * 1024 ** 2)
        throw new APIError(`“${entry.fileName}” in “${name}” is too large once unpacked.`, 400);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  if (zip.entryCount > importLimits.files)
    throw new APIError(`“${name}” has more than ${importLimits.files} files. Split it.`, 400);
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    reject(error);
  }
  return entries
    .filter(({ fileName }) => !/\/$|(^|\/)(\.|__MACOSX\/)/.test(fileName))
    .map((entry) => ({ name: entry.fileName, read: (most) => read(entry, most).catch(reject) }));
}
