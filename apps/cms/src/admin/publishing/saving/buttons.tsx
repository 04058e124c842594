'use client';
import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useHotkey,
  useOperation,
} from '@payloadcms/ui';
import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import { hasDraftsEnabled } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { listServerChanges, type Values } from './changes.ts';
import './saving.css';

/**
 * Saves the form as a draft, or as it is where there are no drafts, also by Ctrl or Cmd + S, while one types on. Payload's
 * own buttons disable the form until the answer has come, which takes the focus and the keys of whoever is typing, and
 * show the answer over what the form has.
 */
export function SaveButton() {
  const { id, action, collectionSlug, data, docConfig, setUnpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const isDraft = docConfig !== undefined && hasDraftsEnabled(docConfig);
  const { dispatchFields, getData, getFields, setBackgroundProcessing, setModified, setSubmitted, submit } =
    useForm();
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const isUpdate = useOperation() === 'update';
  /** What is on its way. */
  const sent = useRef<Values>(undefined);
  const isDisabled = (isUpdate && !isModified) || uploadStatus === 'uploading';

  async function save(): Promise<void> {
    // The screen of a new record follows as soon as it is loaded. A global has an id in its data alone.
    const isCreated = collectionSlug !== undefined && id === undefined && data?.id !== undefined;
    if (isDisabled || sent.current || isCreated) return;
    sent.current = getData();
    setSubmitted(false);
    setBackgroundProcessing(true);
    const result = await submit({
      acceptValues: false,
      disableFormWhileProcessing: false,
      ...(isDraft && {
        action: `${action}&draft=true`,
        overrides: { _status: 'draft' },
        skipValidation: true,
      }),
    });
    setBackgroundProcessing(false);
    if (!result?.res.ok) {
      sent.current = undefined;
      setModified(true);
    } else if (isDraft) setUnpublishedVersionCount((count) => count + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of a save
  useEffect(() => {
    if (isSaving || !sent.current || !data) return;
    setModified(!isSame(getData(), sent.current));
    // What the server has made of the values, such as a path made from a title.
    for (const [path, value] of listServerChanges(getFields(), sent.current, data))
      dispatchFields({ type: 'UPDATE', path, value });
    // A file is sent once.
    if (getFields().file?.value) dispatchFields({ type: 'UPDATE', path: 'file', value: null });
    sent.current = undefined;
  }, [isSaving]);

  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  });

  return (
    <>
      <span role="status" className={isDraft ? 'save-state save-state--draft' : 'save-state'}>
        {isSaving ? 'Saving …' : isUpdate && isModified ? 'Not saved yet' : ''}
      </span>
      <FormSubmit
        buttonId={isDraft ? 'action-save-draft' : 'action-save'}
        {...(isDraft && { buttonStyle: 'secondary' })}
        disabled={isDisabled}
        onClick={() => void save()}
        size="medium"
        type="button"
      >
        {isDraft ? 'Save draft' : 'Save'}
      </FormSubmit>
    </>
  );
}
