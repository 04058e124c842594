import { type Audience, findByIds, readCompanyName } from '../../inbox/replies/audiences.ts';
import { toApplicantName } from './board.ts';

/** The applicants to whom recruiters write replies. */
export const applicants: Audience = {
  slug: 'applications',
  notes: 'application-notes',
  roles: ['recruiter'],
  replyTo: ({ careersEmail }) => careersEmail,
  async receivers(req, ids) {
    const company = await readCompanyName(req);
    const docs = await findByIds(req, 'applications', ids);
    return docs.map((doc) => ({
      id: doc.id,
      reference: doc.reference,
      name: toApplicantName(doc),
      email: doc.email,
      values: {
        firstName: doc.firstName ?? null,
        lastName: doc.lastName ?? null,
        jobTitle: doc.jobTitle ?? null,
        reference: doc.reference,
        company,
        schedulingUrl: req.user?.schedulingUrl ?? null,
      },
    }));
  },
  thread: async (_req, ids) => ids,
};
