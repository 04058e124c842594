import type { GlobalBeforeChangeHook, GlobalConfig, GroupField } from 'payload';
import { richTextField } from '../fields/rich-text.ts';
import { publishedGlobal } from './published-global.ts';

type Noted = { notice?: { text?: unknown; version?: number | null } | null };

/**
 * A new wording of a privacy notice gets the number after the published one;
 * records keep the number they were made under. Measured against what visitors
 * see, so that the autosaves between two publications count as one wording.
 */
const numberNotices: GlobalBeforeChangeHook = async ({ data, req }) => {
  const shown: Record<string, unknown> = {
    ...(await req.payload.findGlobal({ slug: 'forms', depth: 0, overrideAccess: true, req })),
  };
  for (const form of ['contact', 'application']) {
    const [next, previous] = [data[form] as Noted | undefined, shown[form] as Noted | undefined];
    if (!next?.notice) continue;
    const version = previous?.notice?.version ?? 0;
    const same = version > 0 && JSON.stringify(next.notice.text) === JSON.stringify(previous?.notice?.text);
    next.notice.version = same ? version : version + 1;
  }
  return data;
};

const notice: GroupField = {
  name: 'notice',
  label: 'Privacy notice beside the form',
  type: 'group',
  fields: [
    richTextField('text', 'Text', 'What is kept, why, how long, and how to withdraw.'),
    {
      name: 'version',
      type: 'number',
      defaultValue: 1,
      admin: { readOnly: true, description: 'Rises by itself with each new wording.' },
    },
  ],
};

const texts: GlobalConfig = {
  slug: 'forms',
  label: 'Forms',
  admin: { group: 'Company', description: 'What stands beside the contact form and the application form.' },
  fields: [
    {
      name: 'contact',
      type: 'group',
      label: 'Contact form',
      fields: [
        { name: 'tag', type: 'text', required: true, maxLength: 60 },
        { name: 'heading', type: 'text', required: true, maxLength: 90 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400 },
        notice,
      ],
    },
    {
      name: 'application',
      type: 'group',
      label: 'Application form',
      fields: [
        { name: 'intro', type: 'textarea', required: true, maxLength: 400 },
        richTextField(
          'withoutScript',
          'How to apply by mail',
          'Shown in place of the form where the browser runs no JavaScript.',
        ),
        notice,
      ],
    },
  ],
};

const base = publishedGlobal(texts);

/** Every version is kept: each is the proof of what stood beside the form at its time. */
export const forms: GlobalConfig = {
  ...base,
  versions: {
    drafts: base.versions && typeof base.versions === 'object' ? base.versions.drafts : true,
    max: 0,
  },
  hooks: { ...base.hooks, beforeChange: [numberNotices] },
};
