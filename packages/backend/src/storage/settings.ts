import { z } from 'zod';

/** S3 storage. Two buckets, because résumés are private. */
export interface BucketSettings {
  /** Address of an S3-compatible server; Amazon's by default. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Images and videos. */
  mediaBucket: string;
  /** Résumés. */
  resumesBucket: string;
}

/** Amazon's rule for names of buckets, which other servers share. */
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -');

/** The environment variables of S3, for the schema of an `env.ts`. */
export const bucketVariables = {
  S3_BUCKET: bucketName.optional(),
  S3_RESUMES_BUCKET: bucketName.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type BucketVariables = { [N in keyof typeof bucketVariables]?: string | undefined };

const required = ['S3_BUCKET', 'S3_RESUMES_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Requires all variables or none, in `superRefine`: some of them would store files in two places. */
export function refineBucketVariables(
  env: BucketVariables,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const given = Object.keys(bucketVariables).filter((name) => env[name as keyof BucketVariables]);
  const [first] = given;
  if (!first) return;
  for (const name of required)
    if (!env[name])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set when ${first} is: files are stored in S3 with all of ${required.join(', ')}, or on the disk with none`,
      });
  if (env.S3_BUCKET && env.S3_BUCKET === env.S3_RESUMES_BUCKET)
    context.addIssue({
      code: 'custom',
      path: ['S3_RESUMES_BUCKET'],
      message: 'must be another bucket than S3_BUCKET: résumés are not stored beside images',
    });
}

/** Returns the settings of checked variables; undefined when files are stored on the disk. */
export function bucketSettings(env: BucketVariables): BucketSettings | undefined {
  const { S3_BUCKET, S3_RESUMES_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_RESUMES_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: env.S3_ENDPOINT,
    // Servers other than Amazon's accept any region; this is their default.
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    mediaBucket: S3_BUCKET,
    resumesBucket: S3_RESUMES_BUCKET,
  };
}
