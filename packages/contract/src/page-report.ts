/** One kind of finding in a previewed page. */
export interface PageFinding {
  /** A rule of axe, or `link-text` and `file-name`. */
  rule: string;
  /** The rule in axe's words; empty for ours. */
  help: string;
  /** The first places, in words of the page. */
  examples: string[];
  count: number;
}

/** What a previewed page sends the form around it. */
export interface PageReport {
  type: 'page-report';
  /** The version of the draft that the page shows. */
  version: string;
  findings: PageFinding[];
}
