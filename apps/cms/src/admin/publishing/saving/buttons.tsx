'use client';
import {
  FormSubmit,
  PopupList,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useHotkey,
  useOperation,
} from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { recentTime } from '../../time/clock.ts';
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx';
import { type SaveKind, useSaver, useSaveState } from './saver.ts';
import './saving.css';

/** Says in words whether what stands in the form is stored. */
function SaveStatus() {
  const state = useSaveState();
  const isModified = useFormModified();
  if (state.name === 'failed')
    return (
      <span role="status" className="save-state save-state--failed">
        {state.kind === 'publish' ? 'Not published' : 'Not saved'}
        {state.errors.length > 0 || state.newer ? '.' : `: ${state.reason}`}
        {state.isRetried ? (state.reason.endsWith('.') ? ' Trying again.' : ', trying again') : ''}
      </span>
    );
  const text =
    state.name === 'saving'
      ? 'Saving …'
      : isModified
        ? 'Not saved yet'
        : state.name === 'saved' && `Saved ${recentTime(state.at)}`;
  return (
    <span role="status" className="save-state">
      {text}
    </span>
  );
}

/** Saves on Ctrl or Cmd + S as well. */
function useSave(kind: SaveKind, isDisabled: boolean): () => void {
  const saver = useSaver();
  const save = () => {
    if (!isDisabled) void saver.save(kind);
  };
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    save();
  });
  return save;
}

/** Whether there is nothing to save, or a file is still on its way. */
function useIsDisabled(): boolean {
  const isModified = useFormModified();
  const isUpdate = useOperation() === 'update';
  const { uploadStatus } = useDocumentInfo();
  return (isUpdate && !isModified) || uploadStatus === 'uploading';
}

/** Saves a record that has no drafts. */
export function SaveButton() {
  const isDisabled = useIsDisabled();
  const isSaving = useSaveState().name === 'saving';
  const save = useSave('plain', isDisabled);
  return (
    <>
      <SaveStatus />
      <FormSubmit
        buttonId="action-save"
        disabled={isDisabled || isSaving}
        onClick={save}
        size="medium"
        type="button"
      >
        Save
      </FormSubmit>
    </>
  );
}

/** Saves a draft, which visitors do not see. */
export function SaveDraftButton() {
  const isDisabled = useIsDisabled();
  const save = useSave('draft', isDisabled);
  return (
    <>
      <SaveStatus />
      <FormSubmit
        buttonId="action-save-draft"
        buttonStyle="secondary"
        disabled={isDisabled}
        onClick={save}
        size="medium"
        type="button"
      >
        Save draft
      </FormSubmit>
    </>
  );
}

/** Publishes a document, now or later. */
export function PublishNowButton({ mayUnpublish }: { mayUnpublish: boolean }) {
  const { id, globalSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } =
    useDocumentInfo();
  const isModified = useFormModified();
  const saver = useSaver();
  const [isScheduling, setScheduling] = useState(false);
  const isPublishing = useSaveState().name === 'saving';
  const renderMenu = useCallback(
    ({ close }: { close: () => void }) => (
      <PopupList.ButtonGroup>
        <PopupList.Button
          onClick={() => {
            close();
            setScheduling(true);
          }}
        >
          {mayUnpublish ? 'Publish or unpublish later' : 'Publish later'}
        </PopupList.Button>
      </PopupList.ButtonGroup>
    ),
    [mayUnpublish],
  );
  if (!hasPublishPermission) return null;
  const isPublished = !isModified && unpublishedVersionCount === 0 && hasPublishedDoc;
  const isStored = globalSlug !== undefined || id !== undefined;
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={isPublished || isPublishing}
        enableSubMenu={isStored}
        onClick={() => void saver.save('publish')}
        size="medium"
        type="button"
        SubMenuPopupContent={isStored ? renderMenu : undefined}
      >
        Publish changes
      </FormSubmit>
      {isScheduling ? (
        <ScheduleDialog mayUnpublish={mayUnpublish} onClose={() => setScheduling(false)} />
      ) : null}
    </>
  );
}
