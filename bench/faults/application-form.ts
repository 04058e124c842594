/**
 * A complete application as the form sends it.
 * @param proofs what differs from one sending to the next
 */
export function applicationForm(
  resume: Uint8Array,
  proofs: { email: string; emailToken: string; captcha: string; submissionKey: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    firstName: 'Asha',
    lastName: 'Patel',
    phoneNumber: '9876543210',
    gender: 'female',
    country: '{"id":101,"name":"India"}',
    state: '{"id":4030,"name":"Gujarat"}',
    city: 'Ahmedabad',
    current_location: 'Ahmedabad',
    relocate: 'yes',
    total_experience: '7',
    relevent_experience: '4',
    curr_salary: '1200000',
    expected_salary: '1500000',
    ...proofs,
  }))
    form.append(name, value);
  form.append('resume', new File([new Uint8Array(resume)], 'cv.txt'));
  return form;
}
