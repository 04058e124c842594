import type { EmailField, GlobalConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { everybody } from '../access/everybody.ts';
import { bumpAfterGlobalChange } from '../hooks/bump-revision.ts';
import { received, tellFormerRecipient } from '../recipients/tell-former.ts';

const address = (name: keyof typeof received, description: string): EmailField => ({
  name,
  label: received[name],
  type: 'email',
  required: true,
  admin: { description },
});

/**
 * Where personal data of visitors is sent. Not part of the site settings: those have drafts and
 * versions that editors publish and restore.
 */
export const recipients: GlobalConfig = {
  slug: 'recipients',
  label: 'Recipients',
  admin: {
    description:
      'Which addresses receive what visitors send. Only administrators change them; each change is in the audit trail, and the former address is told by email.',
  },
  access: { read: everybody, update: administrators },
  hooks: { afterChange: [bumpAfterGlobalChange, tellFormerRecipient] },
  fields: [
    address('salesEmail', 'Also where answers to our replies go, and shown on the site.'),
    address('careersEmail', 'Also where applicants’ answers to our replies go.'),
    address('privacyEmail', 'Shown to applicants and in emails.'),
  ],
};
