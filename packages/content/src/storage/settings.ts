import { z } from 'zod';

/** Where files are kept when it is not this machine's disk. Two buckets, because one of them is nobody's but ours. */
export interface BucketSettings {
  /** Address of an S3-compatible server; Amazon's own when there is none. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Pictures and films. */
  mediaBucket: string;
  /** Files of applicants. */
  resumesBucket: string;
}

/** What Amazon allows as the name of a bucket, and so everybody else. */
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -');

/** The variables of S3, for the schema of an `env.ts`. */
export const bucketVariables = {
  S3_BUCKET: bucketName.optional(),
  S3_RESUMES_BUCKET: bucketName.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type BucketVariables = { [N in keyof typeof bucketVariables]?: string | undefined };

const demanded = ['S3_BUCKET', 'S3_RESUMES_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** For `superRefine`: all that is needed, or nothing at all. Half of it would keep files in two places. */
export function demandAllOrNothing(
  env: BucketVariables,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const given = Object.keys(bucketVariables).filter((name) => env[name as keyof BucketVariables]);
  const [first] = given;
  if (!first) return;
  for (const name of demanded)
    if (!env[name])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set when ${first} is: files are kept in S3 with all of ${demanded.join(', ')}, or on the disk with none`,
      });
  if (env.S3_BUCKET && env.S3_BUCKET === env.S3_RESUMES_BUCKET)
    context.addIssue({
      code: 'custom',
      path: ['S3_RESUMES_BUCKET'],
      message: 'must be another bucket than S3_BUCKET: what applicants sent does not lie beside pictures',
    });
}

/** The settings that checked variables make, or undefined when files are kept on the disk. */
export function bucketSettings(env: BucketVariables): BucketSettings | undefined {
  const { S3_BUCKET, S3_RESUMES_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_RESUMES_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: env.S3_ENDPOINT,
    // Servers other than Amazon's take any region; this is the one that they are set up with.
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    mediaBucket: S3_BUCKET,
    resumesBucket: S3_RESUMES_BUCKET,
  };
}
