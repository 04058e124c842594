import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Writes a drawing as WebP. Flat colour needs full chroma at its edges, hence the sharp subsampling. */
export async function writeWebp(svg: string, file: string, quality = 84): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).webp({ quality, smartSubsample: true, effort: 6 }).toFile(file);
}

interface Film {
  width: number;
  height: number;
  /** How many seconds it lasts, at 25 pictures a second. */
  seconds: number;
  /** x264's constant rate factor: higher is smaller. */
  rate: number;
  /** The picture at a share of the film; 0 and 1 must be the same for the loop to close. */
  frame: (share: number) => string;
}

/** Writes a silent loop as H.264. */
export async function writeFilm({ width, height, seconds, rate, frame }: Film, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const frames = seconds * 25;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', '25', '-i', '-'];
  const picture = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-pix_fmt',
    'yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    String(rate),
    '-g',
    '100',
    '-threads',
    '1',
  ];
  const output = [
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-movflags',
    '+faststart',
    file,
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...picture, ...codec, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  for (let i = 0; i < frames; i++) {
    const raw = await sharp(Buffer.from(frame(i / frames)))
      .resize(width, height)
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(raw)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} for ${file}`);
}
