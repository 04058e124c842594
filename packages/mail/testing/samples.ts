import { messageId } from '../src/addresses.ts';
import type { Company, EmailData } from '../src/index.ts';

export const from = 'Riverfront Consulting <no-reply@riverfront.example>';

export const company: Company = {
  name: 'Riverfront Consulting',
  legalName: 'Riverfront Consulting Private Limited',
  address: 'Riverfront House, 4th floor\n18 Patang Marg, Navrangpura\nAhmedabad 380009, Gujarat\nIndia',
  phones: ['+91 79 0000 0100', '+91 79 0000 0101'],
  salesEmail: 'sales@riverfront.example',
  careersEmail: 'careers@riverfront.example',
  privacyEmail: 'privacy@riverfront.example',
  siteUrl: 'https://www.riverfront.example',
  timeZone: 'Asia/Kolkata',
};

/** An email with all that a transport sends. */
export const mail = {
  to: 'asha@textiles.example',
  replyTo: 'sales@riverfront.example',
  messageId: messageId('1', from),
  references: [messageId('2', from), messageId('3', from)],
  subject: 'Grüße – नमस्ते',
  html: '<p>Hello, Asha</p>',
  text: 'Hello, Asha\n.\nfrom us',
};

/** One mail of each kind with every part of it there. Texts that no visitor writes are `ours` in `render-email.test.ts`. */
export const samples: EmailData = {
  'contact-message': {
    reference: 'RM-7K3QX9TB',
    name: 'Asha Patel',
    phone: '+91 98000 00001',
    email: 'asha.patel@textiles.example',
    organization: 'Vastra Textiles',
    country: 'India',
    message:
      'Good morning,\n\nwe run SAP ECC 6.0 for 340 users in two mills & want to be on S/4HANA before the end of 2027. Could you tell us what an assessment costs, and how long it takes?\n\nKind regards\nAsha',
    topic: 'SAP S/4HANA migration',
    page: '/contact',
    suspectedSpam: true,
    spamReasons: ['The form was filled in within 2 seconds.', 'The message has four links.'],
    receivedAt: '2026-11-21T13:15:00.000Z',
    staffUrl: 'https://staff.riverfront.example/admin/inbox?message=41',
  },
  'contact-confirmation': { reference: 'RM-7K3QX9TB' },
  'one-time-code': { code: '482913', minutes: 10, purpose: 'application' },
  'application-confirmation': {
    reference: 'RA-4M8ZW2HD',
    firstName: 'Jürgen',
    jobTitle: 'Senior SAP S/4HANA Finance Consultant',
    resumeMissing: true,
  },
  'application-received': {
    reference: 'RA-4M8ZW2HD',
    firstName: 'Jürgen',
    lastName: 'O’Neill-Šimić',
    jobTitle: 'Senior SAP S/4HANA Finance Consultant',
    email: 'juergen.oneill-simic@a-rather-long-domain-name.example',
    phone: '+49 30 000000',
    place: 'Surat, Gujarat, India',
    totalExperience: 9.5,
    relevantExperience: 1,
    expectedSalary: 1_800_000,
    resumeMissing: true,
    receivedAt: '2026-11-21T13:15:00.000Z',
    staffUrl: 'https://staff.riverfront.example/admin/collections/applications/17',
  },
  'password-reset': {
    name: 'Meera Shah',
    url: 'https://staff.riverfront.example/admin/reset/4f0c2a9d8e7b6a5f4e3d2c1b0a9f8e7d6c5b4a39',
    minutes: 60,
  },
  invitation: {
    name: 'Meera Shah',
    by: 'Ravi Mehta',
    url: 'https://staff.riverfront.example/admin/reset/4f0c2a9d8e7b6a5f4e3d2c1b0a9f8e7d6c5b4a39',
    hours: 72,
  },
  test: { sentAt: '2026-11-21T13:15:00.000Z' },
  'recipient-changed': {
    what: 'Applications',
    from: 'careers@riverfront.example',
    to: 'people@riverfront.example',
    by: 'Meera Shah',
    changedAt: '2026-11-21T13:15:00.000Z',
  },
  'credentials-changed': {
    name: 'Meera Shah',
    newEmail: 'm…@riverfront.example',
    newPassword: false,
    url: 'https://staff.riverfront.example/admin/forgot',
  },
  reply: {
    subject: 'An interview with Riverfront Consulting',
    body: 'Dear Jürgen,\n\nthank you for your application. We would like to meet you.\nWould Tuesday at 10:00 suit you?\n\nKind regards',
    author: 'Mira Shah',
    signature: 'Mira Shah\nRiverfront Consulting',
    reference: 'RA-4M8ZW2HD',
    wrote: 'Good morning,\n\nis the role still open?',
  },
};
