/** What the mails say about the company; from the site settings and the recipients. */
export interface Company {
  name: string;
  legalName: string;
  /** Postal address, one line each. */
  address: string;
  phones: string[];
  salesEmail: string;
  careersEmail: string;
  privacyEmail: string;
  /** Address of the public site, for example `https://www.riverfront.example`. */
  siteUrl: string;
}
