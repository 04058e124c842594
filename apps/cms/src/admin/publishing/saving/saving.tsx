'use client';
import {
  LeaveWithoutSaving,
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormModified,
} from '@payloadcms/ui';
import { isSame, type NewerVersion } from '@riverfront/backend/publishing/concurrency/versions';
import { useEffect, useRef, useState } from 'react';
import { SignInLink } from '../../dialog/problem.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { Restored } from '../../form/restored.tsx';
import { callStaff, type FieldFailure, reasonOf, signedOut } from '../../requests/staff-api.ts';
import { recentTime } from '../../time/clock.ts';
import { AsideDialog, ConflictDialog } from './conflict-dialog.tsx';
import { useSaveState } from './saver.ts';
import { useSaving } from './use-saving.ts';
import '../publishing.css';
import './saving.css';

const noErrors: FieldFailure[] = [];

/** How often a mark is set again: one request for the form's state may be on its way, and one wait behind it. */
const maxMarks = 3;

/**
 * Marks the fields that a save was rejected for, until they are changed: the answer to an earlier request of Payload's
 * for the state of the form takes the marks away. So does the answer to the request that setting them again causes,
 * for what only the database rejects, such as an address that is taken.
 */
function useFieldErrors(errors: FieldFailure[]): void {
  const [fields, dispatchFields] = useAllFormFields();
  const rejected = useRef({ errors: noErrors, values: [] as unknown[], left: 0 });
  useEffect(() => {
    if (rejected.current.errors !== errors)
      rejected.current = { errors, values: errors.map(({ path }) => fields[path]?.value), left: maxMarks };
    const { values } = rejected.current;
    const unmarked = errors.filter(({ path }, index) => {
      const field = fields[path];
      return field && field.valid !== false && isSame(field.value, values[index]);
    });
    if (unmarked.length === 0 || rejected.current.left === 0) return;
    rejected.current.left -= 1;
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: unmarked });
  }, [errors, fields, dispatchFields]);
}

/** Above every edit form: why it is not saved and how to go on. It also saves the form. */
export function Saving() {
  const state = useSaveState();
  const { restored, aside, conflict, ...actions } = useSaving();
  const { id, collectionSlug } = useDocumentInfo();
  const { admin } = useConfig().config.routes;
  const isModified = useFormModified();
  const [isAsideOpen, setAsideOpen] = useState(false);
  const failure = state.name === 'failed' ? state : undefined;
  const newer = failure?.newer;

  const decide = (version: NewerVersion) =>
    actions.decide(version).catch((error: unknown) => void toast.error(reasonOf(error)));

  useDiscardEmpty();
  useFieldErrors(failure && failure.kind !== 'autosave' ? failure.errors : noErrors);

  return (
    <div className="staff-notices saving">
      {failure && !newer?.isTrashed ? <LeaveWithoutSaving /> : null}
      {newer ? (
        <p role="status" className="staff-row staff-notices__failed">
          <span>
            <strong>
              {newer.by ?? 'The system'}{' '}
              {newer.isTrashed ? 'moved this to the trash' : 'saved a newer version'} ({recentTime(newer.at)}
              ).
            </strong>{' '}
            Yours is not saved.
            {newer.isTrashed ? ' To go on, restore it: what you typed stays in this tab.' : ''}
          </span>
          {newer.isTrashed ? (
            <SmallButton el="anchor" url={`${admin}/collections/${collectionSlug}/trash/${id}`}>
              Open it in the trash
            </SmallButton>
          ) : (
            <SmallButton onClick={() => void decide(newer)}>
              {isModified ? 'Decide' : 'Show the newer version'}
            </SmallButton>
          )}
        </p>
      ) : null}
      {failure && !newer && !failure.isRetried ? (
        <Rejection reason={failure.reason} errors={failure.errors} />
      ) : null}
      {failure?.reason === signedOut ? (
        <p role="alert" className="staff-notices__failed">
          {signedOut} <SignInLink />, then come back to this tab.
        </p>
      ) : null}
      {aside ? (
        <p className="staff-row saving__newer" role="status">
          <span>Your changes of {recentTime(aside.at)} are not in this version. They stay in this tab.</span>
          <SmallButton onClick={() => setAsideOpen(true)}>Show</SmallButton>
          <SmallButton onClick={actions.discardAside}>Discard</SmallButton>
        </p>
      ) : null}
      <Restored at={restored && Date.parse(restored.at)} onDiscard={() => void actions.startOver()} />
      {conflict ? (
        <ConflictDialog
          {...conflict}
          onKeepMine={() => actions.keepMine(conflict)}
          onTakeTheirs={() => actions.takeTheirs(conflict.theirs)}
          onClose={actions.postpone}
        />
      ) : null}
      {aside && isAsideOpen ? (
        <AsideDialog
          copy={aside}
          onPutBack={actions.putBack}
          onDiscard={actions.discardAside}
          onClose={() => setAsideOpen(false)}
        />
      ) : null}
    </div>
  );
}

/** Payload makes the record of a new document before anything is typed: it goes again when nothing was. */
function useDiscardEmpty(): void {
  const { id, collectionSlug, data, hasPublishedDoc } = useDocumentInfo();
  const isModified = useFormModified();
  const { getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : null;
  const [openedAt] = useState(Date.now);
  // An older draft without a title is work of somebody.
  const isNew =
    data?.createdAt !== undefined &&
    data.createdAt === data.updatedAt &&
    Math.abs(openedAt - Date.parse(data.createdAt)) < 60_000 &&
    !hasPublishedDoc;
  const isEmpty = entity?.versions?.drafts !== undefined && !data?.[entity.admin.useAsTitle ?? 'id'];
  const empty = useRef<string>(undefined);
  empty.current =
    isNew && isEmpty && !isModified
      ? `/api/${collectionSlug}?where[and][0][id][equals]=${id}&where[and][1][updatedAt][equals]=${data.updatedAt}`
      : undefined;
  useEffect(
    () => () => {
      const path = empty.current;
      // The screen of its versions follows as well. A draft that could not be deleted stays empty in the list.
      if (path && !location.pathname.includes(`/${id}`))
        void callStaff(path, { method: 'DELETE' }).catch(() => undefined);
    },
    [id],
  );
}

/** Why the server did not take the form, with a way to each field. */
function Rejection({ reason, errors }: { reason: string; errors: FieldFailure[] }) {
  return (
    <div role="alert" className="staff-notices__failed saving__errors">
      <strong>Not saved. {errors.length === 0 ? reason : 'Please correct:'}</strong>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ path, label, message }) => (
            <li key={path}>
              <button type="button" className="staff-link" onClick={() => showField(path)}>
                {label ?? path}: {message}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Scrolls to a field, or to the nearest one around it, and focuses it. */
function showField(path: string): void {
  const parts = path.split('.');
  while (parts.length > 0) {
    const element =
      document.getElementById(`field-${parts.join('__')}`) ??
      document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(parts.join('.'))}"]`);
    if (element) {
      element.scrollIntoView({ block: 'center' });
      const control = element.matches('input, textarea')
        ? element
        : element.querySelector<HTMLElement>('input, textarea, [contenteditable], button');
      control?.focus({ preventScroll: true });
      return;
    }
    parts.pop();
  }
}
