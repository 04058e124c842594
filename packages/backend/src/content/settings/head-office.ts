import type { Setting } from '../../payload-types.ts';

/**
 * Returns the label and address of the company's head office; empty where its office is not published.
 * @param settings read with a depth of 1
 */
export function headOfficeOf({ headOffice }: Pick<Setting, 'headOffice'>): {
  label: string;
  address: string;
} {
  const isPublished = typeof headOffice === 'object' && headOffice?._status === 'published';
  return isPublished ? { label: headOffice.name, address: headOffice.address } : { label: '', address: '' };
}
