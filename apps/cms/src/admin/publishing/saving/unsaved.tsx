'use client';
import {
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useOperation,
  useServerFunctions,
  useWatchForm,
} from '@payloadcms/ui';
import { editingPath } from '@riverfront/backend/publishing/concurrency/versions';
import { readStored, writeStored } from '@riverfront/ui/storage';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { recentTime } from '../../time/clock.ts';
import { findChanges, toText, type Values } from './changes.ts';
import '../publishing.css';
import './saving.css';

/**
 * Above every edit form: what was typed into it before and is not saved, to put back or to copy from, and the rejection
 * of a save because somebody else has saved a newer version. What is typed is stored in the tab at each key.
 */
export function Unsaved() {
  const { data = {}, initialState, isTrashed } = useDocumentInfo();
  const { fields, getData, dispatchFields, setModified } = useWatchForm();
  const isModified = useFormModified();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const router = useRouter();
  const { offered: copy, offer, store, remove } = useCopies();
  const rejection = fields[editingPath]?.errorMessage;
  const [conflict, setConflict] = useState<string>();
  const fill = useFill();
  /** The copy whose values were restored into the form, until they are stored as unsaved changes. */
  const filled = useRef<Copy>(undefined);

  // For each state of the document that Payload loads: it replaces what stands in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    filled.current = undefined;
    offer();
    setModified(false);
  }, [initialState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each change of the form
  useEffect(() => {
    const typed = isModified && !isTrashed ? findChanges(data, getData()) : undefined;
    store(typed);
    // Only now, because Payload may load another state over the restored values.
    if (filled.current && typed) remove(filled.current);
    filled.current = undefined;
  }, [fields, isModified]);

  // After a failed publication Payload would neither ask before leaving nor let one try again.
  useEffect(() => {
    if (isSubmitted && !isProcessing && !isModified) setModified(true);
  }, [isSubmitted, isProcessing, isModified, setModified]);

  useEffect(() => {
    if (!rejection) return;
    setConflict(rejection);
    dispatchFields({ type: 'UPDATE', path: editingPath, errorMessage: undefined, valid: true });
  }, [rejection, dispatchFields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is loaded or saved
  useEffect(() => {
    setConflict(undefined);
    // While Payload publishes nothing can be typed, but after a failed save it holds the form to be typed into.
    if (isProcessing) setModified(false);
  }, [data.updatedAt]);

  if (!conflict && !copy) return null;
  return (
    <div className="staff-notices">
      {conflict ? (
        <p role="alert" className="staff-row staff-notices__failed">
          <span>{conflict} What you typed stays in this tab.</span>
          <SmallButton onClick={() => router.refresh()}>Show the newer version</SmallButton>
        </p>
      ) : null}
      {copy ? (
        <div role="status">
          <p className="staff-row">
            <span>What you typed here until {recentTime(copy.at)} is not saved.</span>
            {isTrashed ? null : (
              <SmallButton
                onClick={async () => {
                  if (await fill(copy.values)) filled.current = copy;
                }}
              >
                Put it back
              </SmallButton>
            )}
            <SmallButton onClick={() => remove(copy)}>Discard it</SmallButton>
          </p>
          <details>
            <summary>Show it</summary>
            <p className="unsaved-text">{toText(Object.values(copy.values))}</p>
          </details>
        </div>
      ) : null}
    </div>
  );
}

/** Values of a form that are not saved. */
interface Copy {
  /** The collection and id, or the global. */
  record: string;
  /** When the form was loaded into which they were typed, ISO 8601; names the copy. */
  since: string;
  /** When they were typed, ISO 8601. */
  at: string;
  values: Values;
}

/** Stores what is typed into forms in the tab, a copy for each time that one was loaded, the newest last. */
function useCopies() {
  const { id, collectionSlug, globalSlug, data = {}, docConfig } = useDocumentInfo();
  // While the screen of a record that was just created is loading, this one is still typed into.
  const record = globalSlug ?? `${collectionSlug}/${id ?? data.id ?? 'new'}`;
  const key = useDraftKey('forms');
  const [offered, setOffered] = useState<Copy>();
  const since = useRef('');
  // Several new files are open at once, and none fits into a tab.
  const isNewUpload = docConfig && 'upload' in docConfig && docConfig.upload && id === undefined;

  const read = () => (readStored('sessionStorage', key)?.copies ?? []) as Copy[];
  const readOthers = (own: string) => read().filter((copy) => copy.since !== own);
  function write(copies: Copy[]): void {
    writeStored('sessionStorage', key, { copies });
    setOffered(copies.findLast((copy) => copy.record === record && copy.since !== since.current));
  }
  return {
    /** The newest of earlier times. */
    offered,
    offer(): void {
      since.current = new Date().toISOString();
      write(read().filter((copy) => copy.record !== record || findChanges(data, copy.values)));
    },
    store(values: Values | undefined): void {
      if (isNewUpload) return;
      const own = values && { record, since: since.current, at: new Date().toISOString(), values };
      write([...readOthers(since.current), ...(own ? [own] : [])]);
    },
    remove: (copy: Copy) => write(readOthers(copy.since)),
  };
}

/** Returns a function that fills values into the form, and returns whether the server could make their fields. */
function useFill(): (values: Values) => Promise<boolean> {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { getData, replaceState, setModified, setProcessing } = useForm();
  const operation = useOperation();
  return async (values) => {
    setProcessing(true);
    const { state } = await getFormState({
      ...(id !== undefined && { id }),
      ...(collectionSlug ? { collectionSlug } : { globalSlug }),
      data: { ...getData(), ...values },
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation,
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    });
    setProcessing(false);
    if (state) {
      replaceState(state);
      setModified(true);
    } else toast.error('The server does not answer. Please try again.');
    return Boolean(state);
  };
}
