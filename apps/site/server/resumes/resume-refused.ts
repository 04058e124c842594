/** A file that is no résumé we can take. `message` tells the visitor what to do. */
export class ResumeRefused extends Error {
  override readonly name = 'ResumeRefused';
}

/** The kinds of file a résumé may be (specification, section 5). */
export const resumeTypes = ['pdf', 'doc', 'docx', 'txt'] as const;

export type ResumeType = (typeof resumeTypes)[number];
