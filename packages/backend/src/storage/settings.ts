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

type BucketVariables = Partial<
  Record<
    | 'S3_BUCKET'
    | 'S3_RESUMES_BUCKET'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY',
    string | undefined
  >
>;

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
