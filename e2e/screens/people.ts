import { env } from '../env.ts';
import { createApplicationValues, toFormData } from '../fixtures/application-api.ts';
import { job } from '../fixtures/application-form.ts';
import { createPdf } from '../fixtures/recruiting.ts';

/** Fictitious applicants and messages for the screenshots of the staff side. */
const applicants = [
  { name: 'Ananya Desai', years: 9, stage: 'interview', rating: 5 },
  { name: 'Rohan Mehta', years: 12, stage: 'offer', rating: 4 },
  { name: 'Ishita Nair', years: 6, stage: 'screening', rating: 4 },
  { name: 'Karan Shah', years: 4, stage: 'screening', rating: 3 },
  { name: 'Leela Iyer', years: 7, stage: 'new' },
  { name: 'Vikram Rao', years: 10, stage: 'new' },
  { name: 'Sara Thomas', years: 5, stage: 'rejected', rejectionReason: 'experience' },
];

const messages = [
  {
    name: 'Priya Menon',
    organization: 'Kaveri Textiles',
    text: 'We run ECC 6.0 in two plants and would like to know what a move to S/4HANA takes.',
    topic: 'SAP S/4HANA migration',
  },
  {
    name: 'David Clarke',
    organization: 'Thames Valley Foods',
    text: 'Could you look after our SAP systems at night as well?',
    topic: 'Managed services',
  },
  {
    name: 'Hetal Joshi',
    organization: 'Sabar Dairy',
    text: 'We plan a new warehouse and need advice on EWM.',
    topic: 'SAP EWM',
  },
];

const toEmail = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`;

async function send(path: string, body: string | FormData, number: number): Promise<void> {
  const response = await fetch(env.siteUrl + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': `198.51.100.${number + 1}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Submits the applications and messages to the running site. */
export async function submitSampleRecords(): Promise<void> {
  for (const [number, { name, years }] of applicants.entries()) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = toEmail(name);
    const pdf = createPdf(`${name}, SAP consultant for ${years} years`);
    const values = {
      ...createApplicationValues(email),
      firstName,
      lastName,
      phoneNumber: `98765432${10 + number}`,
      total_experience: String(years),
      relevent_experience: String(years - 1),
      curr_salary: '1800000',
      expected_salary: '2400000',
      submissionKey: crypto.randomUUID(),
    };
    const resume = new File([new Uint8Array(pdf)], `${lastName} CV.pdf`);
    await send(`/api/jobs/${job.id}/apply`, toFormData(values, resume), number);
  }
  for (const [number, { name, organization, text, topic }] of messages.entries())
    await send(
      '/api/contactUs/add',
      JSON.stringify({
        name,
        organization,
        topic,
        email: toEmail(name),
        phone: '+91 98765 43210',
        country: 'India',
        message: text,
        submissionKey: crypto.randomUUID(),
        filledInMs: 40_000,
      }),
      number + 50,
    );
}

/** Lists the updates that staff have made to the applications, by email address. */
export function listUpdates(): { email: string; data: object }[] {
  return applicants.map(({ name, years: _, ...data }) => ({ email: toEmail(name), data }));
}
