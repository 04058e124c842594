'use client';
import { useAuth, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { NewerVersion } from '@riverfront/content/concurrency';
import { useEffect, useRef, useState } from 'react';
import { onLetter } from '../replies/letter-sent.ts';
import { readStaff, reasonOf } from '../staff-api.ts';
import { changesOf, compare, type Difference, type Values } from './compare.ts';
import { keyOf, type Save, TrackedDocument, trackDocument } from './saves.ts';
import { readUnsaved, remaining, type Unsaved, writeUnsaved } from './unsaved.ts';
import { usePresence } from './use-presence.ts';

/** What the dialog asks about. */
export interface Comparison {
  differences: Difference[];
  mine: Values;
  theirs: Values;
  newer: NewerVersion;
  /** The save that was rejected, if one was. */
  save: Save | undefined;
}

/** For which fields mine is taken, by name. */
export type Choices = ReadonlySet<string>;

/** Keeps one open document from writing over what others saved, and what was typed here from getting lost. */
export function useEditing() {
  const { id, collectionSlug, globalSlug, data, setData, ...info } = useDocumentInfo();
  const { user } = useAuth();
  const { getEntityConfig } = useConfig();
  const { getData, getField, dispatchFields, reset, submit, setModified } = useForm();
  const source = collectionSlug ?? globalSlug;
  const number = typeof id === 'number' ? id : undefined;
  const key = source && (globalSlug || number !== undefined) ? keyOf(source, number) : undefined;
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : getEntityConfig({ globalSlug });
  const fields = config?.fields ?? [];
  const userId = user?.id ?? 0;

  const [rejected, setRejected] = useState<{ newer: NewerVersion; save: Save }>();
  const [comparison, setComparison] = useState<Comparison>();
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<Save>();
  const tracked = useRef<TrackedDocument>(undefined);
  const presence = usePresence(key ? source : undefined, number);

  // Called from a save, later than the render that made it.
  const onRejected = useRef<(newer: NewerVersion, save: Save) => void>(undefined);
  onRejected.current = (newer, save) => {
    keep(getData());
    const isKnown = rejected !== undefined;
    setRejected({ newer, save: save.isAutosave && rejected ? rejected.save : save });
    // Whoever chose to decide later goes on typing; each further autosave would ask again.
    if (!(isKnown && save.isAutosave)) void open(newer, getData(), save);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is tracked from its opening to its end
  useEffect(() => {
    if (!key) return;
    const document = new TrackedDocument(data?.updatedAt, (newer, save) => onRejected.current?.(newer, save));
    tracked.current = document;
    return trackDocument(key, document);
  }, [key]);

  // What the screen holds now is stored: from a save of its own, or loaded anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of the document counts
  useEffect(() => {
    if (!key || !data) return;
    tracked.current?.load(data.updatedAt);
    setRejected(undefined);
    const known = readUnsaved(userId, key);
    if (known) setUnsaved(writeUnsaved(userId, key, remaining(known.values, data), known.at));
  }, [key, data?.updatedAt]);

  // After the form holds what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (!pending) return;
    setPending(undefined);
    void resend(pending);
  }, [pending]);

  // A reply changes its message on the server, as its sender knows: the form follows without a question.
  const onReply = useRef<() => Promise<void>>(undefined);
  onReply.current = async () => {
    const theirs = key && (await readStored(key).catch(() => undefined));
    if (!theirs) return;
    const mine = getData();
    const differences = compare(fields, { base: data ?? {}, mine, theirs });
    if (differences.some(({ isMineChanged, isTheirsChanged }) => isMineChanged && isTheirsChanged)) return;
    const newer = { by: null, at: String(theirs.updatedAt) };
    const chosen = differences.filter(({ isMineChanged }) => isMineChanged).map(({ name }) => name);
    await takeOver({ differences, mine, theirs, newer, save: undefined }, new Set(chosen));
  };
  useEffect(() => onLetter(() => void onReply.current?.()), []);

  function keep(mine: Values): void {
    if (key)
      setUnsaved(writeUnsaved(userId, key, { ...unsaved?.values, ...changesOf(fields, data ?? {}, mine) }));
  }

  async function open(newer: NewerVersion, mine: Values, save?: Save): Promise<void> {
    setProblem(undefined);
    try {
      const theirs = await readStored(key ?? '');
      const differences = compare(fields, { base: data ?? {}, mine, theirs });
      const next = { differences, mine, theirs, newer, save };
      // Nothing that anybody else wrote would be written over: no question.
      if (save?.isForm && !differences.some(({ isTheirsChanged }) => isTheirsChanged))
        await takeOver(next, new Set(differences.map(({ name }) => name)));
      else setComparison(next);
    } catch (error) {
      setProblem(`The newer version could not be loaded. ${reasonOf(error)} What you typed is still here.`);
    }
  }

  /** Puts into the form what is stored now, with mine where it was chosen, and sends again what was rejected. */
  async function takeOver({ mine, theirs, newer, save }: Comparison, chosen: Choices): Promise<void> {
    const merged = { ...theirs };
    for (const name of chosen) merged[name] = mine[name];
    // Not part of the document, so a form that is made anew from it would be without them.
    const beside = ['file', 'password', 'confirm-password'].map(
      (path) => [path, getField(path)?.value] as const,
    );
    await reset(merged);
    // Not before the form holds it: a save in between has to be rejected again.
    tracked.current?.begin(String(theirs.updatedAt ?? newer.at));
    setData(theirs);
    for (const [path, value] of beside) if (value) dispatchFields({ type: 'UPDATE', path, value });
    const isMine = chosen.size > 0 || beside.some(([, value]) => value);
    setModified(isMine);
    setRejected(undefined);
    if (save?.isForm && (isMine || save.status === 'published')) setPending(save);
  }

  async function resend({ url, method, status }: Save): Promise<void> {
    const address = new URL(url, location.href);
    // A version of its own, so that theirs stays one too.
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
    look: () => newer && void open(newer, getData(), rejected?.save),
    lookAtUnsaved: () =>
      unsaved &&
      void open({ by: null, at: String(data?.updatedAt ?? unsaved.at) }, { ...getData(), ...unsaved.values }),
    discard: () => key && setUnsaved(writeUnsaved(userId, key, {})),
    later: () => setComparison(undefined),
    async apply(chosen: Choices) {
      if (!comparison) return;
      // What is not chosen stays within reach in this tab.
      keep(comparison.mine);
      try {
        await takeOver(comparison, chosen);
        setComparison(undefined);
      } catch (error) {
        setComparison(undefined);
        setProblem(`The newer version could not be taken over. ${reasonOf(error)}`);
      }
    },
  };
}

/** What is stored of a document, its newest draft before what is published. */
function readStored(key: string): Promise<Values> {
  return readStaff<Values>(`/api/${key}?draft=true&depth=0&fallback-locale=null`);
}
