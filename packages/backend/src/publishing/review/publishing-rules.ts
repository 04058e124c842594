import {
  APIError,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { readSaveMode } from '../../audit/save-mode.ts';
import type { Contribution } from '../../contributions.ts';
import { uiField } from '../admin-fields.ts';
import { readNewestVersion } from '../concurrency/stored-versions.ts';
import { isSame } from '../concurrency/versions.ts';
import { findLinkProblems, isMissing } from '../paths/link-problems.ts';
import { nameLinks } from '../paths/link-targets.ts';
import { findReferences } from '../references/find-references.ts';
import { readTitle } from '../schedule/schedules.ts';
import { moveToTrash } from '../trash.ts';
import { isApprovalRequired, type Reviewed, readReview, toInput } from './reviews.ts';

type Doc = Record<string, unknown>;

/** Checks and review, above every form of content with drafts. */
const panels = [uiField('beforePublishing', '/admin/publishing/review/before-publishing#BeforePublishing')];

/**
 * Rejects what staff may not publish: new links that lead nowhere, and with the setting “Two people” any version that
 * nobody else has approved. Every way to publish passes here: forms, bulk edits, schedules, restored versions. What is
 * moved to the trash becomes a draft.
 */
export const publishingRules: Contribution = {
  collection({ slug: kind, versions, trash }) {
    if (!versions) return trash ? { hooks: { beforeChange: [moveToTrash] } } : {};
    return {
      fields: panels,
      hooks: {
        beforeChange: [
          async (change) => {
            const { data, originalDoc, req } = change;
            await assertPublishable(req, { kind, id: originalDoc?.id }, data);
            return trash ? moveToTrash(change) : data;
          },
        ],
      },
    };
  },
  global({ slug: kind, versions }) {
    if (!versions) return {};
    return {
      fields: panels,
      hooks: { beforeChange: [({ data, req }) => assertPublishable(req, { kind }, data)] },
    };
  },
};

/** @throws {APIError} 409 with what has to be done first */
async function assertPublishable(req: PayloadRequest, about: Reviewed, data: Doc): Promise<void> {
  if (data._status !== 'published' || data.deletedAt || req.context.trialRun) return;
  const mode = readSaveMode(req, about.kind);
  // Payload sets the status of a version that is restored as a draft after this.
  if (mode?.isSystem || (req.context.isRestoringVersion && mode?.draft)) return;
  const [broken] = await findMissingTargets(req, about, data);
  if (broken) throw new APIError(`${broken} Then publish again.`, 409);
  await assertApproved(req, about, data);
}

/**
 * Asserts that somebody else has approved the newest version of a document, where the setting requires it.
 * @param data what is about to be published, where it may differ from the newest version
 * @throws {APIError} 409 with what to do
 */
export async function assertApproved(req: PayloadRequest, about: Reviewed, data?: Doc): Promise<void> {
  const next = (await isApprovalRequired(req)) && (await findMissingApproval(req, about, data));
  if (!next) return;
  const title = isNew(req, about) ? 'It' : `“${await readTitle(toInput(about), req)}”`;
  throw new APIError(`${title} needs the approval of a second person before it is published. ${next}`, 409);
}

/** Returns what to do before the newest version counts as approved; undefined where it does. */
async function findMissingApproval(req: PayloadRequest, about: Reviewed, data?: Doc) {
  if (isNew(req, about)) return 'Save a draft, then ask a colleague under “Review”.';
  if (req.context.isRestoringVersion) return 'Restore it as a draft, then ask a colleague under “Review”.';
  const review = await readReview(req, about);
  if (!review) return 'Ask a colleague under “Review”.';
  const newest = await readNewestVersion(req, about.kind, about.id);
  if (review.version !== newest?.at || (data && (await differsFromNewest(req, about, data))))
    return `It was changed since ${review.reviewer} was asked, so the answer no longer counts. Ask again under “Review”.`;
  if (review.state === 'asked') return `${review.reviewer} has not answered yet.`;
  return review.state === 'returned' ? `${review.reviewer} sent it back: ${review.answer}` : undefined;
}

/** Checks whether data has values that the newest version has not, in fields that staff can change. */
async function differsFromNewest(req: PayloadRequest, about: Reviewed, data: Doc): Promise<boolean> {
  const newest = await readDoc(req, about, true);
  return fieldsOf(req, about)
    .filter(isWritable)
    .some(({ name }) => !isSame(withoutIds(data[name]), withoutIds(newest[name])));
}

/** Reads the newest version of a document, or the one that visitors see. */
export async function readDoc(req: PayloadRequest, { kind, id }: Reviewed, draft: boolean): Promise<Doc> {
  const options = { draft, depth: 0, showHiddenFields: true, req } as const;
  const doc: object =
    id === undefined
      ? await req.payload.findGlobal({ slug: kind as GlobalSlug, ...options })
      : await req.payload.findByID({ collection: kind as CollectionSlug, id, trash: true, ...options });
  return { ...doc };
}

/**
 * Describes the links in a document to what does not exist, each with what to do. Those that visitors see already
 * are left out: whoever corrects a word need not know where a menu entry of last year should lead.
 */
export async function findMissingTargets(req: PayloadRequest, about: Reviewed, data: Doc): Promise<string[]> {
  const linksOf = (doc: Doc) =>
    findReferences(fieldsOf(req, about), doc).filter((reference) => reference.kind === 'link');
  const links = linksOf(data);
  const problems = await findLinkProblems(req, [...new Set(links.map(({ link }) => link))]);
  const broken = links.filter(({ link }) => isMissing(problems.get(link) ?? ''));
  if (broken.length === 0) return [];
  const before = isNew(req, about) ? {} : await readDoc(req, about, false);
  const known = before._status === 'published' ? linksOf(before).map(({ link }) => link) : [];
  const added = broken.filter(({ link }) => !known.includes(link));
  const names = await nameLinks(
    req,
    added.map(({ link }) => link),
  );
  return added.map(({ link, where }) => {
    const name = names.get(link) ?? link;
    const target = name === link ? link : `to ${name}`;
    return `The link ${target} in ${where} leads nowhere: ${problems.get(link)} Correct or remove it.`;
  });
}

const isNew = (req: PayloadRequest, { kind, id }: Reviewed): boolean =>
  id === undefined && kind in req.payload.collections;

function fieldsOf({ payload: { config } }: PayloadRequest, { kind }: Reviewed): FlattenedField[] {
  return [...config.collections, ...config.globals].find(({ slug }) => slug === kind)?.flattenedFields ?? [];
}

/** Checks whether staff can change a field in a form. */
export function isWritable(field: FlattenedField): boolean {
  const { admin } = field as { admin?: { readOnly?: boolean; hidden?: boolean } };
  const isFixed = admin?.readOnly || admin?.hidden || ('hidden' in field && field.hidden);
  return (
    !isFixed && !('virtual' in field && field.virtual) && field.type !== 'join' && field.name !== '_status'
  );
}

/** Removes the ids of rows, which get new ones when a form or a restored version is saved. */
export function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, (key, inner) => (key === 'id' ? undefined : inner)));
}
