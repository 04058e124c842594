import type { PayloadRequest } from 'payload';
import { linkCheck } from '../paths/site-addresses.ts';
import { type ScannedDocument, scanContent } from './scan.ts';

/** A link in our content that leads to nothing on our site. */
interface BrokenLink extends Pick<ScannedDocument, 'title' | 'kind' | 'adminPath' | 'state'> {
  where: string;
  link: string;
  /** Why, in words. */
  problem: string;
}

/** Every broken link in what is published and in newer drafts, as the user of `req` may read them. */
export async function findBrokenLinks(req: PayloadRequest): Promise<BrokenLink[]> {
  const check = await linkCheck(req);
  const scanned = await scanContent(req);
  return scanned.flatMap(({ title, kind, adminPath, state, mentions }) =>
    mentions.flatMap((mention) => {
      if (mention.kind !== 'link') return [];
      const problem = check(mention.link);
      return problem
        ? [{ title, kind, adminPath, state, where: mention.where, link: mention.link, problem }]
        : [];
    }),
  );
}
