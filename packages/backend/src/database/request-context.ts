/** How a record is being saved. Payload tells `beforeOperation` hooks alone. */
export interface SaveMode {
  /** As a draft beside the published version, not over it. */
  draft: boolean;
  autosave: boolean;
  /** By our own code, whatever the user of the request may do. */
  isSystem: boolean;
}

declare module 'payload' {
  /** What one hook or caller leaves in `req.context` for another. */
  interface RequestContext {
    /** Set by Payload while it restores a version. */
    isRestoringVersion?: boolean;
    /** A read by our own code in somebody's name: it limits and records what it reads by itself. */
    ownReading?: boolean;
    /** How records were saved in this request, by the slug of their collection or global. */
    saved?: Record<string, SaveMode>;
    /** `If-Match` was compared already, or names the version of another record. */
    preconditionTaken?: boolean;
    /** Finds out what would keep a document from being published, and is rolled back. */
    trialRun?: boolean;
    /** `beforeDelete` hooks are asked about a move to the trash. */
    isTrashing?: boolean;
    /** The published paths of pages before they changed, by id. */
    publishedPaths?: Record<number, string | undefined>;
    /** The retention task, which alone may delete from the audit trail. */
    retention?: boolean;
    /** Id of the email that goes out with a move to another stage. */
    moveMail?: number | undefined;
    undoesMove?: boolean;
    /** The first reply has bounced, so `firstAnsweredAt` may be cleared. */
    firstAnswerBounced?: boolean;
    /** The change concerns its message alone; whoever makes it sees to the rest of the conversation. */
    concernsOneMessage?: boolean;
    /** A sign-in that waits for the second factor: token, its expiry (Unix time in seconds) and next step. */
    pending?: { step: string; token: string; exp: number };
    /** Milliseconds of `performance.now()`. */
    signInStarted?: number;
    /** A new password is set in an account, or with a link. */
    newPassword?: boolean;
    passwordReset?: boolean;
  }
}
