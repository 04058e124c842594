'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import { parseDocumentLink } from '@riverfront/backend/fields/link';
import type { LinkTarget } from '@riverfront/backend/publishing/paths/link-targets';
import type { TextFieldClientProps } from 'payload';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { toQueryString } from '../../requests/staff-api.ts';
import { useDebounced, useStaffData } from '../../requests/use-staff-data.ts';
import styles from './link-field.module.css';

/** Milliseconds without a key before a search is sent. */
const debounce = 200;

/** A field for a link: a chosen page, which the link follows when it moves, or a typed address. */
export function LinkField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  const page = parseDocumentLink(value);
  const [words, setWords] = useState<string>();
  const search = useDebounced(words, debounce);
  const query = toQueryString(page ? { link: value } : { search });
  const lookup = useStaffData<{ targets: LinkTarget[] }>(query ? `/api/link-targets?${query}` : undefined);
  // Without suggestions an address can still be typed.
  const targets = lookup.problem ? [] : (lookup.data?.targets ?? []);
  const unknown = lookup.problem ? 'A page whose title could not be loaded' : 'A page that was deleted';
  const isChosen = page !== undefined;
  const focusNext = useRef(false);
  const change = (link: string) => {
    focusNext.current = Boolean(parseDocumentLink(link)) !== isChosen;
    setValue(link);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input and the button replace each other
  useEffect(() => {
    if (focusNext.current) document.getElementById(id)?.focus();
    focusNext.current = false;
  }, [isChosen]);
  const chosen = page && targets.find(({ link }) => link === value);
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {page ? (
          <div className={`staff-row ${styles.chosen}`}>
            <span className={styles.page}>
              <a href={`/admin/collections/${page.collection}/${page.id}`}>
                {chosen?.title ?? (lookup.isLoading ? 'Loading…' : unknown)}
              </a>
              {chosen ? <Facts {...chosen} /> : null}
            </span>
            <SmallButton
              id={id}
              disabled={Boolean(readOnly)}
              onClick={() => change('')}
              aria-label={`Choose another page for ${String(field.label || 'Link')}`}
            >
              Change
            </SmallButton>
          </div>
        ) : (
          <TargetInput
            id={id}
            value={value ?? ''}
            readOnly={Boolean(readOnly)}
            targets={targets}
            onChange={change}
            onSearch={setWords}
          />
        )}
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}

interface TargetInputProps {
  id: string;
  value: string;
  readOnly: boolean;
  targets: LinkTarget[];
  onChange(value: string): void;
  onSearch(words: string): void;
}

/** Combobox (ARIA Authoring Practices): lists the pages that match what is typed, and takes an address as it is. */
function TargetInput({ id, value, readOnly, targets, onChange, onSearch }: TargetInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();

  function open(words: string) {
    setOpen(true);
    setActive(-1);
    onSearch(words);
  }
  function choose(target: LinkTarget | undefined) {
    if (target) onChange(target.link);
    setOpen(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open(value);
      else
        setActive(
          (Math.max(active, step < 0 ? 0 : -1) + step + targets.length) % Math.max(targets.length, 1),
        );
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(targets[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }
  // The address of a known page becomes a link to the page.
  const close = () => choose(targets.find(({ address }) => address === value));

  return (
    <div className={styles.combobox}>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isOpen && targets.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && targets[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        placeholder="Type to find a page, or write an address"
        value={value}
        readOnly={readOnly}
        onFocus={() => open(value)}
        onChange={(event) => {
          onChange(event.target.value);
          open(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Pages"
        className={`staff-options ${styles.list}`}
        hidden={!isOpen || !targets.length}
      >
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={target.link}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus, whose loss would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(target)}
          >
            <span>{target.title}</span>
            <Facts {...target} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Facts({ kind, address, isPublished }: LinkTarget) {
  return (
    <span className={styles.facts}>
      {kind} · {address}
      {isPublished ? '' : ' · not published'}
    </span>
  );
}
