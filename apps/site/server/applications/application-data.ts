import type { Application } from '@riverfront/contract';

type Content = Omit<Application, 'emailToken' | 'captcha' | 'submissionKey' | 'answers'>;

/** An application's fields under the names they are stored by. */
export function applicationData(content: Content) {
  const { country, state, current_location, total_experience, relevent_experience, curr_salary, ...rest } =
    content;
  const { expected_salary, ...same } = rest;
  return {
    ...same,
    country: { datasetId: country.id, name: country.name },
    state: { datasetId: state.id, name: state.name },
    currentLocation: current_location,
    totalExperience: total_experience,
    relevantExperience: relevent_experience,
    currentSalary: curr_salary,
    expectedSalary: expected_salary,
  };
}
