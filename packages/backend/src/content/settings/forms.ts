import type { GlobalBeforeChangeHook, GlobalConfig, GroupField } from 'payload';
import { keepWhenRestoring } from '../../accounts/read-only-fields.ts';
import { administratorsOnly } from '../../accounts/roles.ts';
import { group, lineField, paragraphField } from '../../fields/factories.ts';
import { richTextField } from '../../fields/rich-text.ts';
import { periodField, promiseText, type RetentionPromise } from '../../privacy/retention/periods.ts';
import { drafts, publishedGlobal } from '../../publishing/published.ts';

type WithNotice = {
  notice?: { text?: unknown; months?: number | null; version?: number | null } | null;
};

/**
 * Increments the version of a privacy notice whose text or retention period changes; records refer to the version they were
 * made under. Compares with what is published, so that the drafts before a publication count once.
 */
const incrementVersions: GlobalBeforeChangeHook = async ({ data, req }) => {
  const published: Record<string, unknown> = {
    ...(await req.payload.findGlobal({ slug: 'forms', depth: 0, req })),
  };
  for (const form of ['contact', 'application']) {
    const next = data[form] as WithNotice | undefined;
    const previous = published[form] as WithNotice | undefined;
    if (!next?.notice) continue;
    const version = previous?.notice?.version ?? 0;
    const isSame = version > 0 && serialise(next) === serialise(previous);
    next.notice.version = isSame ? version : version + 1;
  }
};

function serialise(form: WithNotice | undefined): string {
  return JSON.stringify([form?.notice?.text, form?.notice?.months]);
}

/** @param months default retention period */
function noticeField(promise: RetentionPromise, months: number): GroupField {
  return group(
    'notice',
    'Privacy notice beside the form',
    richTextField(
      'text',
      'Text',
      `What is stored, why, and how to withdraw. Added automatically: “${promiseText(promise, months)}”`,
    ),
    {
      ...periodField('months', 'Retention period', 'months', months),
      access: { create: administratorsOnly, update: administratorsOnly },
      hooks: { beforeChange: [keepWhenRestoring] },
      admin: {
        description:
          'Set by administrators. Applies to what is sent from then on; earlier senders were promised the earlier period.',
      },
    },
    {
      name: 'version',
      type: 'number',
      defaultValue: 1,
      admin: { readOnly: true, description: 'Increases automatically with each new text or period.' },
    },
  );
}

const texts: GlobalConfig = {
  slug: 'forms',
  label: 'Forms',
  admin: { description: 'The texts beside the contact form and the application form.' },
  fields: [
    group(
      'contact',
      'Contact form',
      lineField('tag', 60),
      lineField('heading', 90),
      paragraphField('text', 400),
      noticeField('messages', 24),
    ),
    group(
      'application',
      'Application form',
      paragraphField('intro', 400),
      richTextField(
        'withoutScript',
        'How to apply by email',
        'Shown instead of the form in browsers without JavaScript.',
      ),
      noticeField('applications', 12),
    ),
  ],
};

const base = publishedGlobal(texts);

/** Stores every version, as proof of what the form promised at the time. */
export const forms: GlobalConfig = {
  ...base,
  versions: { drafts, max: 0 },
  hooks: { ...base.hooks, beforeChange: [incrementVersions] },
};
