import type { GlobalBeforeChangeHook, GlobalConfig, GroupField } from 'payload';
import { administratorsOnly } from '../access/administrators-only.ts';
import { keepWhenRestoring } from '../access/facts.ts';
import { periodField } from '../fields/period.ts';
import { richTextField } from '../fields/rich-text.ts';
import { promiseText, type RetentionPromise } from '../retention/promise.ts';
import { publishedGlobal } from './published-global.ts';

type Noted = { notice?: { text?: unknown; months?: number | null; version?: number | null } | null };

/**
 * A new wording or period of a privacy notice gets the number after the published
 * one; records keep the number they were made under. Measured against what visitors
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
    const same = version > 0 && wordingOf(next) === wordingOf(previous);
    next.notice.version = same ? version : version + 1;
  }
  return data;
};

function wordingOf(form: Noted | undefined): string {
  return JSON.stringify([form?.notice?.text, form?.notice?.months]);
}

/** @param months how long the sample company promises to keep what is sent */
function notice(promise: RetentionPromise, months: number): GroupField {
  return {
    name: 'notice',
    label: 'Privacy notice beside the form',
    type: 'group',
    fields: [
      richTextField(
        'text',
        'Text',
        `What is kept, why, and how to withdraw. How long follows by itself: “${promiseText(promise, months)}”`,
      ),
      {
        ...periodField('months', 'Kept for', 'months', months),
        access: { create: administratorsOnly, update: administratorsOnly },
        hooks: { beforeChange: [keepWhenRestoring] },
        admin: {
          description:
            'Set by administrators. Counts for what is sent from then on; what was sent before is kept as its sender was told.',
        },
      },
      {
        name: 'version',
        type: 'number',
        defaultValue: 1,
        admin: { readOnly: true, description: 'Rises by itself with each new wording or period.' },
      },
    ],
  };
}

const texts: GlobalConfig = {
  slug: 'forms',
  label: 'Forms',
  admin: { description: 'What stands beside the contact form and the application form.' },
  fields: [
    {
      name: 'contact',
      type: 'group',
      label: 'Contact form',
      fields: [
        { name: 'tag', type: 'text', required: true, maxLength: 60 },
        { name: 'heading', type: 'text', required: true, maxLength: 90 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400 },
        notice('messages', 24),
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
        notice('applications', 12),
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
