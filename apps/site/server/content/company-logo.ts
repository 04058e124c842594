import type { Company } from '@riverfront/content';
import type { CompanyLogo } from '@riverfront/contract';
import { findPicture, hrefOf } from './picture.ts';

/** A client company as the API shows it. */
export function toCompanyLogo(company: Company): CompanyLogo {
  return {
    _id: company.key ?? '',
    name: company.name,
    image: company.imageUrl || hrefOf(company.image),
    picture: company.imageUrl ? null : findPicture(company.image),
  };
}
