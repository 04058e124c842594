'use client';
import {
  toast,
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useUploadEdits,
} from '@payloadcms/ui';
import { toEntityTag } from '@riverfront/backend/publishing/concurrency/versions';
import { useRouter } from 'next/navigation';
import { hasAutosaveEnabled, hasDraftsEnabled } from 'payload/shared';
import { useRef } from 'react';
import { callStaff, readStaff } from '../../requests/staff-api.ts';
import { listChanges, type Values } from './changes.ts';
import { readValues } from './form-values.ts';
import { type SaveKind, useSaver } from './saver.ts';
import { useFormState } from './use-form-state.ts';

/** The document of the surrounding form: what the form holds of it, and sending and fetching it. */
export function useOpenDocument() {
  const saver = useSaver();
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, data = {}, isTrashed = false } = info;
  const form = useForm();
  const fetchState = useFormState();
  const { config, getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : getEntityConfig({ globalSlug });
  const source = collectionSlug ?? globalSlug ?? '';
  const isStored = Boolean(globalSlug ?? id);
  const hasDrafts = entity !== null && hasDraftsEnabled(entity);
  const isAutosaved =
    isStored &&
    entity !== null &&
    hasAutosaveEnabled(entity) &&
    !isTrashed &&
    info.hasSavePermission === true;
  const drawer = useDocumentDrawerContext();
  const { reportUpdate } = useDocumentEvents();
  const { resetUploadEdits } = useUploadEdits();
  const router = useRouter();
  // A reload of the screen may lag behind a save.
  const version = useRef<string>(undefined);
  if (data.updatedAt && !(version.current && version.current > data.updatedAt))
    version.current = data.updatedAt;

  /** Sends values, and returns the stored document. @param base the version that they are based on */
  async function send(kind: SaveKind, values: Values, base = version.current): Promise<Values> {
    const { pathname, searchParams } = new URL(info.action ?? '', location.href);
    if (kind === 'draft' || kind === 'autosave') searchParams.set('draft', 'true');
    if (kind === 'autosave') searchParams.set('autosave', 'true');
    const response = await callStaff(`${pathname}?${searchParams}`, {
      method: id ? 'PATCH' : 'POST',
      headers: isStored ? { 'if-match': toEntityTag(base) } : {},
      body: await form.createFormData(
        { ...(hasDrafts && { _status: kind === 'publish' ? 'published' : 'draft' }) },
        { data: { ...values }, mergeOverrideData: true },
      ),
    });
    const answer = (await response.json()) as { doc?: Values; result?: Values; message?: string };
    if (kind !== 'autosave' && answer.message) toast.success(answer.message);
    return answer.doc ?? answer.result ?? {};
  }

  /** Opens the form of a record that was created. */
  async function showCreated(doc: Values): Promise<void> {
    form.setModified(false);
    const created = { doc: doc as { id: number }, operation: 'create' as const };
    reportUpdate({ ...created, id: created.doc.id, entitySlug: source, updatedAt: String(doc.updatedAt) });
    if (drawer.drawerSlug) await drawer.onSave?.({ ...created, result: doc });
    else router.replace(`${config.routes.admin}/collections/${source}/${doc.id}`);
  }

  /** Takes over what is stored as the state that further changes are compared with. */
  function accept(kind: SaveKind, doc: Values): void {
    const updatedAt = String(doc.updatedAt);
    version.current = updatedAt;
    info.setData(doc);
    info.setLastUpdateTime(Date.parse(updatedAt));
    if (kind === 'publish') {
      info.setHasPublishedDoc(true);
      info.setUnpublishedVersionCount(0);
    } else if (hasDrafts && !(kind === 'autosave' && info.mostRecentVersionIsAutosaved))
      info.setUnpublishedVersionCount((count) => count + 1);
    if (hasDrafts) info.setMostRecentVersionIsAutosaved(kind === 'autosave');
    if (kind !== 'autosave') {
      info.incrementVersionCount();
      void info.getDocPermissions(doc);
    }
    if (form.getField('file')?.value) {
      resetUploadEdits();
      form.dispatchFields({ type: 'UPDATE', path: 'file', value: null });
    }
    const saved = { doc: doc as { id: number }, operation: 'update' as const };
    reportUpdate({ ...saved, ...(id && { id }), entitySlug: source, updatedAt });
    if (drawer.drawerSlug) void drawer.onSave?.({ ...saved, result: doc });
  }

  return {
    saver,
    form,
    data: data as Values,
    source,
    isStored,
    /** New files cannot be stored in the tab, and several are open at once. */
    hasCopy: isStored || !(entity && 'upload' in entity && entity.upload),
    isAutosaved,
    hasDrafts,
    isTrashed,
    /** The version that the form was loaded or saved with last. */
    version,
    current: () => readValues(form.getFields(), saver),
    changes: (from: Values, to: Values): Values => listChanges(entity?.fields ?? [], from, to),
    send,
    fetchState,
    showCreated,
    accept,
    /** Fetches the stored document: its newest draft, or else what is published. */
    fetch: (): Promise<Values> =>
      readStaff<Values>(
        `/api/${globalSlug ? `globals/${globalSlug}` : `${source}/${id}`}?draft=true&depth=0&fallback-locale=null`,
      ),
  };
}
