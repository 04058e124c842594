'use client';
import { Button, useConfig } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { recentTime } from '../../clock.ts';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { SecondaryButton, SmallButton } from '../../form/buttons.tsx';
import { readStaff } from '../../staff-api.ts';
import type { Difference } from './compare.ts';
import { excerptOf, type TitleOf, toReadable } from './readable.ts';
import type { Choices, Comparison } from './use-editing.ts';

type Choice = 'theirs' | 'mine';

interface CompareDialogProps extends Comparison {
  onApply: (chosen: Choices) => Promise<void>;
  onClose: () => void;
}

/** Conflict dialog: shows stored and local values side by side and asks per field which one wins. */
export function CompareDialog({ differences, newer, save, onApply, onClose }: CompareDialogProps) {
  const questions = differences.filter(({ isReadOnly }) => !isReadOnly);
  const facts = differences.filter(({ isReadOnly }) => isReadOnly);
  const [choices, setChoices] = useState(() => new Map(questions.map((one) => [one.name, proposed(one)])));
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const titleOf = useTitles();
  const who = newer.by ?? 'The system';
  const takesMine = questions.some(({ name }) => choices.get(name) === 'mine');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (questions.some(({ name }) => !choices.get(name))) return setMissing(true);
    setBusy(true);
    void onApply(
      new Set(questions.filter(({ name }) => choices.get(name) === 'mine').map(({ name }) => name)),
    );
  }
  const chooseAll = (choice: Choice) => setChoices(new Map(questions.map(({ name }) => [name, choice])));

  return (
    <StaffDialog
      title={`${who} saved a newer version (${recentTime(newer.at)})`}
      onClose={() => !isBusy && onClose()}
    >
      <form onSubmit={submit} noValidate>
        <p className="staff-hint compare__lead">{lead(questions.length)}</p>
        {questions.length > 1 ? (
          <div className="staff-actions compare__all">
            <SmallButton onClick={() => chooseAll('theirs')}>Take all of theirs</SmallButton>
            <SmallButton onClick={() => chooseAll('mine')}>Keep all of mine</SmallButton>
          </div>
        ) : null}
        {questions.map((one) => {
          const theirs = toReadable(one.field, one.theirs, titleOf);
          const mine = toReadable(one.field, one.mine, titleOf);
          const choice = (kind: Choice, title: string, text: string, other: string) => (
            <label className="compare__choice">
              <span className="compare__title">
                <input
                  type="radio"
                  name={`choice-${one.name}`}
                  checked={choices.get(one.name) === kind}
                  onChange={() => setChoices((before) => new Map(before).set(one.name, kind))}
                />
                <strong>{title}</strong>
              </span>
              <Text text={text} other={other} />
            </label>
          );
          return (
            <fieldset key={one.name} className="staff-group compare__field">
              <legend>{one.label}</legend>
              {choice('theirs', `Theirs (${who}, ${recentTime(newer.at)})`, theirs, mine)}
              {choice('mine', one.isMineChanged ? 'Mine' : 'Mine, as it was loaded', mine, theirs)}
            </fieldset>
          );
        })}
        {facts.length > 0 ? (
          <dl className="compare__facts">
            {facts.map((one) => (
              <div key={one.name}>
                <dt>{one.label}</dt>
                <dd>
                  {toReadable(one.field, one.theirs, titleOf) || 'Nothing'} (before:{' '}
                  {toReadable(one.field, one.mine, titleOf) || 'nothing'})
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Problem text={isMissing ? 'Choose theirs or mine for each field.' : undefined} />
        <div className="staff-actions">
          <Button type="submit" disabled={isBusy}>
            {save?.isForm && takesMine ? 'Save with these choices' : 'Use these'}
          </Button>
          <SecondaryButton disabled={isBusy} onClick={onClose}>
            Decide later
          </SecondaryButton>
        </div>
      </form>
    </StaffDialog>
  );
}

/** Only a field changed on both sides has no obvious choice. */
function proposed({ isMineChanged, isTheirsChanged }: Difference): Choice | undefined {
  if (isMineChanged && isTheirsChanged) return undefined;
  return isMineChanged ? 'mine' : 'theirs';
}

function lead(questions: number): string {
  if (questions === 0) return 'Nothing that you can change here differs.';
  return `Yours ${questions === 1 ? 'differs in one field' : `differs in ${questions} fields`}. Choose which to keep; what you discard stays available in this tab.`;
}

function Text({ text, other }: { text: string; other: string }) {
  if (text === '') return <span className="compare__text compare__text--empty">Nothing</span>;
  const { before, changed, after } = excerptOf(text, other);
  return (
    <span className="compare__text">
      {before}
      {changed ? <mark>{changed}</mark> : null}
      {after}
    </span>
  );
}

/** Returns the titles of related documents: their ids until the server responds, or where the user may not read them. */
function useTitles(): TitleOf {
  const { getEntityConfig } = useConfig();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = useRef(new Set<string>());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    for (const path of wanted.current) {
      if (requested.current.has(path)) continue;
      requested.current.add(path);
      const [collectionSlug = ''] = path.split('/');
      const useAsTitle = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id';
      readStaff<Record<string, unknown>>(`/api/${path}?depth=0&draft=true`).then(
        (doc) => setTitles((before) => new Map(before).set(path, String(doc[useAsTitle] ?? ''))),
        () => undefined,
      );
    }
  });

  return (collection, id) => {
    const path = `${collection}/${id}`;
    wanted.current.add(path);
    return titles.get(path) || `number ${id}`;
  };
}
