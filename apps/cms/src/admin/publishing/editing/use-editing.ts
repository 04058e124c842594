'use client';
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { NewerVersion } from '@riverfront/backend/publishing/versions';
import { useEffect, useRef, useState } from 'react';
import { subscribeToReplies } from '../../inbox/replies/reply-events.ts';
import { readStaff, reasonOf } from '../../staff-api.ts';
import { compare, type Difference, type Values } from './compare.ts';
import { keyOf, type Save, TrackedDocument, trackDocument } from './saves.ts';
import { usePresence } from './use-presence.ts';
import { useUnsaved } from './use-unsaved.ts';

/** The conflict that the dialog resolves. */
export interface Comparison {
  differences: Difference[];
  mine: Values;
  theirs: Values;
  newer: NewerVersion;
  /** The rejected save, if any. */
  save: Save | undefined;
}

/** Names of the fields whose local value wins. */
export type Choices = ReadonlySet<string>;

/** Detects concurrent edits of the open document and resolves conflicts. */
export function useEditing() {
  const { id, collectionSlug, globalSlug, data, setData, ...info } = useDocumentInfo();
  const { config: payloadConfig, getEntityConfig } = useConfig();
  const { getData, getField, dispatchFields, reset, submit, setModified } = useForm();
  const source = collectionSlug ?? globalSlug;
  const number = typeof id === 'number' ? id : undefined;
  const key = source && (globalSlug || number !== undefined) ? keyOf(source, number) : undefined;
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : getEntityConfig({ globalSlug });
  const fields = config?.fields ?? [];
  const { unsaved, store, discard } = useUnsaved({
    document: key,
    fields,
    stored: data,
  });

  const [rejected, setRejected] = useState<{ newer: NewerVersion; save: Save }>();
  const [comparison, setComparison] = useState<Comparison>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<Save>();
  const tracked = useRef<TrackedDocument>(undefined);
  const presence = usePresence(key ? source : undefined, number);

  // A ref, as saves call it after later renders.
  const onRejected = useRef<(newer: NewerVersion, save: Save) => void>(undefined);
  onRejected.current = (newer, save) => {
    store(getData());
    const isKnown = rejected !== undefined;
    setRejected({ newer, save: save.isAutosave && rejected ? rejected.save : save });
    // After "Decide later", further autosaves must not reopen the dialog; the trash cannot be merged with.
    if (!newer.isTrashed && !(isKnown && save.isAutosave)) void open(newer, getData(), save);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is tracked from its opening to its end
  useEffect(() => {
    if (!key) return;
    const document = new TrackedDocument(data?.updatedAt, (newer, save) => onRejected.current?.(newer, save));
    tracked.current = document;
    return trackDocument(key, document);
  }, [key]);

  // The form has just been saved or reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of the document counts
  useEffect(() => {
    if (!key || !data) return;
    tracked.current?.load(data.updatedAt);
    setRejected(undefined);
  }, [key, data?.updatedAt]);

  // In an effect, so that the form state holds the merged values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (!pending) return;
    setPending(undefined);
    void resend(pending);
  }, [pending]);

  // Sending a reply changes the message on the server; the form is updated without a conflict dialog.
  const onReply = useRef<() => Promise<void>>(undefined);
  onReply.current = async () => {
    const theirs = key && (await readStored(key).catch(() => undefined));
    if (!theirs) return;
    const mine = getData();
    const differences = compare(fields, { base: data ?? {}, mine, theirs });
    if (differences.some(({ isMineChanged, isTheirsChanged }) => isMineChanged && isTheirsChanged)) return;
    const newer = { by: null, at: String(theirs.updatedAt) };
    const chosen = differences.filter(({ isMineChanged }) => isMineChanged).map(({ name }) => name);
    await merge({ differences, mine, theirs, newer, save: undefined }, new Set(chosen));
  };
  useEffect(() => subscribeToReplies(() => void onReply.current?.()), []);

  async function open(newer: NewerVersion, mine: Values, save?: Save): Promise<void> {
    setProblem(undefined);
    try {
      const theirs = await readStored(key ?? '');
      const differences = compare(fields, { base: data ?? {}, mine, theirs });
      const next = { differences, mine, theirs, newer, save };
      // Nobody else's change would be overwritten.
      if (save?.isForm && !differences.some(({ isTheirsChanged }) => isTheirsChanged))
        await merge(next, new Set(differences.map(({ name }) => name)));
      else setComparison(next);
    } catch (error) {
      setProblem(`The newer version could not be loaded. ${reasonOf(error)} What you typed is still here.`);
    }
  }

  /** Resets the form to the stored values merged with the chosen local ones, and retries the rejected save. */
  async function merge({ mine, theirs, newer, save }: Comparison, chosen: Choices): Promise<void> {
    const merged = { ...theirs };
    for (const name of chosen) merged[name] = mine[name];
    // Not part of the document, so `reset` would drop them.
    const others = ['file', 'password', 'confirm-password'].map(
      (path) => [path, getField(path)?.value] as const,
    );
    await reset(merged);
    // Only after the reset: a save in between must still be rejected.
    tracked.current?.begin(String(theirs.updatedAt ?? newer.at));
    setData(theirs);
    for (const [path, value] of others) if (value) dispatchFields({ type: 'UPDATE', path, value });
    const isMine = chosen.size > 0 || others.some(([, value]) => value);
    setModified(isMine);
    setRejected(undefined);
    if (save?.isForm && (isMine || save.status === 'published')) setPending(save);
  }

  async function resend({ url, method, status }: Save): Promise<void> {
    const address = new URL(url, location.href);
    // Creates a separate version, so that theirs stays in the history.
    address.searchParams.delete('autosave');
    const result = await submit({
      action: address.pathname + address.search,
      method: method as 'PATCH' | 'POST',
      ...(status && { overrides: { _status: status } }),
      skipValidation: status === 'draft',
    });
    const response = result && 'res' in result ? result.res : undefined;
    if (!response?.ok || !status) return;
    info.setMostRecentVersionIsAutosaved(false);
    if (status === 'published') {
      info.setHasPublishedDoc(true);
      info.setUnpublishedVersionCount(0);
    } else info.setUnpublishedVersionCount((count) => count + 1);
  }

  const newest = presence?.newest;
  const isOutdated =
    newest && tracked.current && !tracked.current.isSaving && !tracked.current.knows(newest.at);
  const newer = rejected?.newer ?? (isOutdated ? newest : undefined);

  return {
    others: presence?.others ?? [],
    newer,
    isRejected: rejected !== undefined,
    unsaved,
    comparison,
    problem,
    trashUrl: `${payloadConfig.routes.admin}/collections/${source}/trash/${id}`,
    compareNewer: () => newer && void open(newer, getData(), rejected?.save),
    compareUnsaved: () =>
      unsaved &&
      void open({ by: null, at: String(data?.updatedAt ?? unsaved.at) }, { ...getData(), ...unsaved.values }),
    discard,
    close: () => setComparison(undefined),
    async apply(chosen: Choices) {
      if (!comparison) return;
      // Values that are not chosen stay available in this tab.
      store(comparison.mine);
      try {
        await merge(comparison, chosen);
        setComparison(undefined);
      } catch (error) {
        setComparison(undefined);
        setProblem(`The newer version could not be merged. ${reasonOf(error)}`);
      }
    },
  };
}

/** Fetches the stored document: its newest draft, or else the published version. */
function readStored(key: string): Promise<Values> {
  return readStaff<Values>(`/api/${key}?draft=true&depth=0&fallback-locale=null`);
}
