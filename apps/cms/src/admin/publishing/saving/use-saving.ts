'use client';
import { useAllFormFields, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { isSame, type NewerVersion } from '@riverfront/backend/publishing/concurrency/versions';
import { writeStored } from '@riverfront/ui/storage';
import { useEffect, useRef, useState } from 'react';
import { useDraftKey } from '../../form/draft-key.tsx';
import { StaffApiError } from '../../requests/staff-api.ts';
import { isEmpty, type Values } from './changes.ts';
import { hasNewRows, listServerChanges } from './form-values.ts';
import { type Conflict, pauseAfter, type SaveKind, toFailure, toReason } from './saver.ts';
import { type Pending, showValues } from './show-values.ts';
import { useOpenDocument } from './use-open-document.ts';
import { usePageEvents } from './use-page-events.ts';
import { type LocalCopy, pick, readCopy, useRestored } from './use-restored.ts';

/** Milliseconds from the last key to the autosave. */
const rest = 1_500;
/** Number of saves without an answer that are remembered. */
const maxUnanswered = 3;

/**
 * Saves the document of the surrounding form: by itself while one types, where there are drafts, and when a button asks
 * for it. What is typed is stored in the tab at each change until the server has it, and an answer never replaces what
 * was typed meanwhile. Used once per form.
 */
export function useSaving() {
  const document = useOpenDocument();
  const { saver, form, data, isStored, isAutosaved, hasDrafts, isTrashed, version } = document;
  const { current, changes, send, showCreated, accept } = document;
  const { id } = useDocumentInfo();
  const [formState] = useAllFormFields();
  const isModified = useFormModified();
  const key = useDraftKey(`${document.source}/${id ?? 'new'}`);

  /** Unsaved values that are not in the newer version that was taken. */
  const [aside, setAside] = useState<LocalCopy>();
  const [conflict, setConflict] = useState<Conflict>();
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const isClosed = useRef(false);
  const sent = useRef<Values>({});
  const lastValues = useRef<Values>({});
  const pending = useRef<Pending>(undefined);
  const shownForm = { document, isModified: () => latest.current.isModified, pending };
  const lastSent = useRef<Pick<LocalCopy, 'version' | 'sent'>>(undefined);
  const unanswered = (): Values[] => {
    const { version: base, sent: values } = lastSent.current ?? restored ?? {};
    return (base === version.current && values) || [];
  };
  const toCopy = (values: Values): LocalCopy => ({
    values,
    base: pick(data, values),
    version: version.current,
    sent: unanswered(),
    at: new Date().toISOString(),
  });
  const restoring = { document, pending, key, fill, showNewest, onOutdated: setAside };
  const { restored, setRestored, extend, isRestored } = useRestored(restoring);
  // Also without values: a screen that comes back from the browser's cache may be older than this version.
  const store = (values: Values) =>
    document.hasCopy && isRestored() && writeStored('sessionStorage', key, toCopy(values));

  async function attempt(kind: SaveKind): Promise<boolean> {
    clearTimeout(timer.current);
    const values = current();
    sent.current = values;
    const changed = changes(data, values);
    const unsaved = isEmpty(changed) ? unanswered() : [changed, ...unanswered()];
    lastSent.current = { version: version.current, sent: unsaved.slice(0, maxUnanswered) };
    store(changed);
    saver.state = { name: 'saving' };
    // Passwords are compared in the browser only.
    if ('confirm-password' in form.getFields() && !(await form.validateForm())) {
      form.setSubmitted(true);
      fail(kind, new StaffApiError('Please correct the marked fields.', 400));
      return false;
    }
    try {
      const doc = await send(kind, values);
      if (!isStored) {
        writeStored('sessionStorage', key, null);
        saver.state = { name: 'saved', at: String(doc.updatedAt) };
        await showCreated(doc);
        return true;
      }
      accept(kind, doc);
      for (const [path, value] of listServerChanges(form.getFields(), values, doc))
        form.dispatchFields({ type: 'UPDATE', path, value });
      settle(changes(values, current()));
      return true;
    } catch (error) {
      const failure = toFailure(error);
      if (failure.newer && !failure.newer.isTrashed) return await reconcile(kind, failure.newer);
      fail(kind, failure);
      return false;
    }
  }

  /** Says that everything is saved, or goes on with what was typed meanwhile. */
  function settle(typed: Values): void {
    failures.current = 0;
    setRestored(undefined);
    form.setSubmitted(false);
    saver.state = { name: 'saved', at: version.current ?? '' };
    store(typed);
    form.setModified(!isEmpty(typed) || hasNewRows(form.getFields()));
    isEmpty(typed) ? clearTimeout(timer.current) : schedule();
  }

  function fail(kind: SaveKind, error: StaffApiError): void {
    const { status = 503, errors, newer } = error;
    const isRetried = status >= 500 || status === 429 || status === 401;
    form.setModified(true);
    saver.state = { name: 'failed', kind, reason: toReason(error), isRetried, errors, newer };
    if (errors.length > 0 && kind !== 'autosave') {
      form.setSubmitted(true);
      form.dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    }
    if (!isRetried || !isStored || isClosed.current) return;
    timer.current = setTimeout(() => void retry(kind), pauseAfter(failures.current++));
  }

  /** Repeats a failed save; values that were changed since are saved as a draft instead. */
  function retry(kind: SaveKind): Promise<boolean> | undefined {
    if (isEmpty(changes(sent.current, current()))) return latest.current.save(kind);
    return isAutosaved ? latest.current.save('autosave') : undefined;
  }

  /** Goes on by itself after a newer version that changed nothing a person would lose, and asks otherwise. */
  async function reconcile(kind: SaveKind, newer: NewerVersion): Promise<boolean> {
    try {
      const theirs = await document.fetch();
      // The answer to the same save was lost.
      if (isEmpty(changes(current(), theirs)) && (kind !== 'publish' || theirs._status === 'published')) {
        accept(kind, theirs);
        settle({});
        return true;
      }
      const mine = changes(data, current());
      const isOwn = unanswered().some((values) => isEmpty(changes({ ...data, ...values }, theirs)));
      if (isOwn || isEmpty(changes(data, theirs))) return await keepMine({ newer, mine, theirs, kind });
      fail(kind, new StaffApiError('', 409, [], newer));
      if (kind !== 'autosave') setConflict({ newer, mine, theirs, kind });
    } catch (error) {
      fail(kind, toFailure(error));
    }
    return false;
  }

  /** Saves the own changes over the newer version, of which the other fields stay. */
  async function keepMine({ mine, theirs, kind: asked }: Conflict): Promise<boolean> {
    setConflict(undefined);
    const shown = current();
    // An autosave would replace theirs in the versions.
    const kind = asked === 'autosave' ? 'draft' : asked;
    try {
      const doc = await send(kind, mine, String(theirs.updatedAt));
      accept(kind, doc);
      await show(doc, shown);
      return true;
    } catch (error) {
      fail(kind, toFailure(error));
      return false;
    }
  }

  async function takeTheirs(theirs: Values): Promise<void> {
    setConflict(undefined);
    const shown = current();
    const values = changes(data, shown);
    if (!isEmpty(values)) {
      setAside(toCopy(values));
      writeStored('sessionStorage', `${key} aside`, toCopy(values));
    }
    accept(theirs._status === 'published' ? 'publish' : 'draft', theirs);
    await show(theirs, shown);
  }

  async function showNewest(values: Values): Promise<void> {
    const shown = current();
    const doc = await document.fetch().catch((error: unknown) => void toFailure(error));
    // Without a connection; a save finds the newer version later.
    if (!doc) return await fill({ ...data, ...values }, data);
    accept('autosave', doc);
    await show(doc, shown);
    if (!isEmpty(changes(doc, { ...doc, ...values }))) await fill({ ...doc, ...values }, doc);
  }

  /** Shows a stored state, with what has been typed since a state of the form. */
  async function show(doc: Values, since: Values): Promise<void> {
    settle(changes(doc, await showValues(shownForm, doc, since, true)));
  }

  async function save(kind: SaveKind): Promise<boolean> {
    if (running.current && kind === 'autosave') return false;
    // Two that wait for the same one must not be sent at once.
    const next = Promise.resolve(running.current)
      .then(() => latest.current.attempt(kind))
      .finally(() => {
        if (running.current === next) running.current = undefined;
      });
    running.current = next;
    return await next;
  }

  function schedule(): void {
    clearTimeout(timer.current);
    if (!isAutosaved || isClosed.current) return;
    timer.current = setTimeout(() => void latest.current.save('autosave'), rest);
  }

  const hasUnsaved = () => isAutosaved && isModified && !isEmpty(changes(data, current()));
  const isUndecided = saver.state.name === 'failed' && saver.state.newer !== undefined;

  // Timers and listeners call what the last render made.
  const latest = useRef({ save, attempt, isModified });
  latest.current = { save, attempt, isModified };
  saver.save = (kind) => latest.current.save(kind);
  saver.store = () => store(changes(data, current()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each change of the form
  useEffect(() => {
    const values = current();
    const isTyped = isModified && !isTrashed && !isSame(values, lastValues.current);
    lastValues.current = values;
    if (!isTyped) return;
    const typed = changes(data, values);
    if (!isRestored()) return extend(values);
    store(typed);
    // An editor reports late what is saved already.
    if (isAutosaved && isEmpty(typed) && !hasNewRows(form.getFields())) {
      form.setModified(false);
      if (saver.state.name === 'failed' && !running.current) saver.state = { name: 'unchanged' };
    } else if (!isUndecided && !running.current) schedule();
  }, [formState, isModified]);

  useEffect(() => setAside(readCopy(`${key} aside`)), [key]);

  usePageEvents({
    hasUnsaved,
    onReturn() {
      const { state } = saver;
      if (state.name === 'failed' && state.isRetried) void retry(state.kind);
    },
    onOpen() {
      isClosed.current = false;
    },
    // Leaving within the staff side saves at once.
    onLeave() {
      isClosed.current = true;
      clearTimeout(timer.current);
      if (hasUnsaved()) void save('autosave');
    },
  });

  async function fill(values: Values, base: Values): Promise<void> {
    await showValues(shownForm, values, base, false);
    form.setModified(true);
    schedule();
  }

  function discardAside(): void {
    writeStored('sessionStorage', `${key} aside`, null);
    if (isEmpty(changes(data, current()))) writeStored('sessionStorage', key, null);
    setAside(undefined);
  }

  return {
    restored,
    aside,
    conflict,
    keepMine,
    takeTheirs,
    discardAside,
    postpone: () => setConflict(undefined),
    /** Shows the newer version, or asks where there are own changes. */
    async decide(newer: NewerVersion): Promise<void> {
      const theirs = await document.fetch();
      const mine = changes(data, current());
      if (isEmpty(mine)) await takeTheirs(theirs);
      else setConflict({ newer, mine, theirs, kind: hasDrafts ? 'draft' : 'plain' });
    },
    putBack() {
      if (aside) void fill({ ...data, ...aside.values }, current());
      discardAside();
    },
    async startOver(): Promise<void> {
      store({});
      setRestored(undefined);
      const state = await document.fetchState(data);
      if (state) form.replaceState(state);
    },
  };
}
