import type { Column } from '../../audit/csv.ts';
import type { ExportRow } from '../../audit/export-csv.ts';
import { companyTimeZone, toCompanyTime } from '../../time/company-time.ts';
import { rejectionReasons, stages, toLabel } from './stages.ts';

/** Creates the columns of an export of applications. */
export function exportColumns(): Column<ExportRow<'applications'>>[] {
  const zone = companyTimeZone();
  return [
    { heading: 'Reference', value: ({ reference }) => reference },
    { heading: `Received (${zone})`, value: ({ createdAt }) => toCompanyTime(createdAt) },
    { heading: 'Job', value: ({ jobTitle }) => jobTitle || 'General application' },
    { heading: 'Stage', value: ({ stage }) => toLabel(stages, stage) },
    { heading: `Stage since (${zone})`, value: ({ stageChangedAt }) => toCompanyTime(stageChangedAt) },
    { heading: 'Rejection reason', value: (doc) => toLabel(rejectionReasons, doc.rejectionReason) },
    { heading: 'First name', value: ({ firstName }) => firstName },
    { heading: 'Last name', value: ({ lastName }) => lastName },
    { heading: 'Email', value: ({ email }) => email },
    { heading: 'Phone', value: ({ phoneNumber }) => phoneNumber },
    { heading: 'Country', value: ({ country }) => country?.name },
    { heading: 'State', value: ({ state }) => state?.name },
    { heading: 'City', value: ({ city }) => city },
    { heading: 'Current location', value: ({ currentLocation }) => currentLocation },
    { heading: 'Would relocate', value: ({ relocate }) => relocate },
    { heading: 'Gender', value: ({ gender }) => gender },
    { heading: 'Experience in years', value: ({ totalExperience }) => totalExperience },
    { heading: 'Relevant experience in years', value: ({ relevantExperience }) => relevantExperience },
    { heading: 'Current salary a year', value: ({ currentSalary }) => currentSalary },
    { heading: 'Expected salary a year', value: ({ expectedSalary }) => expectedSalary },
    { heading: 'Currency', value: ({ salaryCurrency }) => salaryCurrency },
    { heading: 'Rating', value: ({ rating }) => rating },
    { heading: 'Owner', value: ({ owner }) => owner },
    { heading: 'Tags', value: ({ tags }) => tags?.join(', ') },
    { heading: `Talent pool until (${zone})`, value: ({ talentPool }) => toCompanyTime(talentPool?.until) },
    { heading: 'Source', value: ({ source }) => source },
    { heading: 'Referred by, or written to', value: ({ sourceName }) => sourceName },
    {
      heading: 'Résumé',
      value: ({ resume, resumeMissing }) => (resumeMissing ? 'missing' : resume?.fileName),
    },
    { heading: 'Possible duplicate', value: ({ possibleDuplicate }) => (possibleDuplicate ? 'yes' : 'no') },
    {
      heading: 'Answers',
      value: ({ answers }) =>
        answers?.map(({ question, answer }) => `${question}: ${answer ?? ''}`).join('\n'),
    },
  ];
}
