import type { Company } from '@riverfront/mail';
import type { Payload } from 'payload';
import { headOfficeOf } from './settings.ts';

const facts = { companyName: true, legalName: true, headOffice: true, phones: true, timeZone: true } as const;

/** Reads the facts about the company that emails state. @param siteUrl public address of the site */
export async function readCompany(payload: Payload, siteUrl: string): Promise<Company> {
  const [settings, recipients] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 1, select: facts }),
    payload.findGlobal({ slug: 'recipients', depth: 0 }),
  ]);
  return {
    name: settings.companyName,
    legalName: settings.legalName,
    address: headOfficeOf(settings).address,
    phones: settings.phones ?? [],
    salesEmail: recipients.salesEmail,
    careersEmail: recipients.careersEmail,
    privacyEmail: recipients.privacyEmail,
    siteUrl,
    timeZone: settings.timeZone,
  };
}
