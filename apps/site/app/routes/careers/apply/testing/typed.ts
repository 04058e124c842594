import type { JobQuestion } from '@riverfront/contract/jobs';
import { defaultPayTerms } from '@riverfront/contract/pay';

/** What an applicant types and chooses, without the file. */
export const typed = {
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  phoneNumber: '98765 43210',
  gender: 'prefer not specify',
  country: { id: 101, name: 'India', code: 'IN' },
  state: { id: 4030, name: 'Gujarat', code: 'GJ' },
  city: 'Ahmedabad',
  current_location: 'Ahmedabad',
  relocate: 'maybe',
  total_experience: '6',
  relevent_experience: '4.5',
  curr_salary: '8,00,000',
  expected_salary: '1000000',
};

export const why: JobQuestion = { id: 'q1', text: 'Why us?', kind: 'text', required: true, choices: [] };

/** What a job asks. */
export const ask = (...questions: JobQuestion[]) => ({ questions, pay: defaultPayTerms });
