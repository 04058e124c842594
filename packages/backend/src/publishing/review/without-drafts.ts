import type { Access } from 'payload';
import { hasRole } from '../../accounts/roles.ts';
import { editors, editorsAndRecruiters } from '../../accounts/rules.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { toDocumentTarget } from '../references/reference-index.ts';
import { isApprovalRequired } from './reviews.ts';

/*
 * Documents without drafts have no version to approve: while “Two people” is on, only administrators change those
 * that visitors see.
 */

/** Editors; administrators alone while “Two people” is on. */
export const editorsUnlessReviewed: Access = async (args) => {
  const { req } = args;
  if (!(await editors(args))) return false;
  return hasRole(req.user, 'administrator') || !(await isApprovalRequired(req));
};

/**
 * Roles that use images; while “Two people” is on, administrators alone for what published content or
 * a version under review shows.
 */
export const usersOfMediaUnlessReviewed: Access = async (args) => {
  const { req, id } = args;
  if (!(await editorsAndRecruiters(args))) return false;
  if (hasRole(req.user, 'administrator') || !(await isApprovalRequired(req))) return true;
  const run = await executeIn(req);
  const isTarget =
    id === undefined ? sql`target like 'media:%'` : sql`target = ${toDocumentTarget('media', id)}`;
  const { rows } = await run<{ id: number }>(sql`
    select distinct split_part(target, ':', 2)::int as id from document_references
    where ${isTarget} and (document_references.state = 'published' or exists (
      select from reviews where kind = source and reviews.record = document_references.record and reviews.state <> 'returned'))`);
  if (id !== undefined || rows.length === 0) return rows.length === 0;
  return { id: { not_in: rows.map((row) => row.id) } };
};
