import { useLayoutEffect, useRef } from 'react';
import { ChevronIcon } from '../icons.tsx';
import { type ComboboxOption, shownAtMost } from './combobox-options.ts';
import { describeControl, describeUnknown, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { useAnchoredPopup } from './use-anchored-popup.ts';
import { useComboboxField } from './use-combobox-field.ts';

export interface ComboboxFieldProps extends FieldProps {
  options: ComboboxOption[];
  /** `value` of the chosen option, or the text itself with `freeText`. */
  value: string | null;
  /** The text for `value` while `options` does not have it (yet); by default the value itself. */
  valueLabel?: string;
  onChange: (option: ComboboxOption | null) => void;
  onOpenChange?: (open: boolean) => void;
  /** The options are being loaded. */
  loading?: boolean;
  /** Says what has to be chosen before there are options; a text is resolved when they have come. */
  waitingFor?: string | undefined;
  /** Accepts a text that no option has. */
  freeText?: boolean;
  autoComplete?: string;
  /** Begins focused and open: for a combobox that replaces a focused text field. */
  startOpen?: boolean;
}

/** An autocomplete combobox for many options. Needs a script: server-render a `TextField` in its place. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, options, value, waitingFor, freeText = false, startOpen } = props;
  const loading = props.loading || waitingFor !== undefined;
  const { label, required, readOnly } = props;
  const ids = useFieldIds(name);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const selected =
    value === null || value === ''
      ? null
      : (options.find((option) => option.value === value) ?? { value, label: props.valueLabel ?? value });
  const combobox = useComboboxField({ ...props, ids, selected, freeText, loading });
  const { isOpen, matches, getInputProps, getItemProps, getMenuProps } = combobox;
  const field = combobox.isUnknown
    ? { ...props, error: describeUnknown(combobox.inputValue, required) }
    : props;
  useAnchoredPopup(popup, box, isOpen);
  // Downshift does so after the next paint; a key pressed until then would be lost.
  useLayoutEffect(() => {
    if (startOpen) input.current?.focus();
  }, [startOpen]);

  return (
    <FieldFrame field={field}>
      <div ref={box} className="field-box">
        <input
          {...getInputProps({
            ref: input,
            name,
            type: 'text',
            required,
            // Takes Downshift's handlers away; the field itself keeps the focus.
            disabled: readOnly,
            autoComplete: props.autoComplete ?? 'off',
            autoCorrect: 'off',
            spellCheck: false,
            className: 'field-control pr-13',
            ...describeControl(ids, field),
            onFocus: props.onFocus,
            // Filled in by the browser, without the focus.
            onChange: props.onFocus,
            onKeyDown: combobox.handleKeyDown,
            onBlur: (event) => {
              combobox.resolveClosed(event.currentTarget.value);
              props.onBlur?.();
            },
          })}
          disabled={false}
          readOnly={readOnly}
        />
        <button
          type="button"
          {...combobox.getToggleButtonProps({ disabled: readOnly, 'aria-label': `${label}: show the list` })}
          className="group/toggle absolute inset-y-px right-px grid w-11.5 place-items-center text-text"
        >
          <ChevronIcon className="group-aria-expanded/toggle:rotate-180" />
        </button>
        <div
          ref={popup}
          popover="manual"
          data-open={isOpen || undefined}
          // In the top layer; `useAnchoredPopup` places it.
          className="fixed inset-auto z-60 hidden flex-col overflow-hidden border border-main bg-surface text-text shadow-(--shadow-raised) data-open:flex"
        >
          <ul
            {...getMenuProps({ 'aria-busy': loading || undefined })}
            className="peer min-h-0 overflow-y-auto overscroll-contain"
          >
            {isOpen
              ? matches.slice(0, shownAtMost).map((option, index) => (
                  <li
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    className={`option min-h-11 items-center gap-3 px-3.5 py-2 ${option.value === selected?.value ? 'font-semibold' : ''}`}
                  >
                    {option.emoji ? <span aria-hidden="true">{option.emoji}</span> : null}
                    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
                      <span>{option.label}</span>
                      {option.detail && option.detail !== option.label ? (
                        <span className="option-detail">{option.detail}</span>
                      ) : null}
                    </span>
                  </li>
                ))
              : null}
          </ul>
          {isOpen ? (
            <ComboboxNote
              matches={matches.length}
              waitingFor={waitingFor ?? (loading ? 'Loading...' : undefined)}
              accepted={freeText ? combobox.query.trim() : ''}
            />
          ) : null}
        </div>
        <p role="status" className="sr-only">
          {isOpen && !loading ? countOf(matches.length) : ''}
        </p>
      </div>
    </FieldFrame>
  );
}

function countOf(number: number): string {
  if (number === 0) return 'No match.';
  return number === 1 ? '1 match.' : `${number} matches.`;
}

interface NoteProps {
  matches: number;
  /** Why there are no options yet. */
  waitingFor: string | undefined;
  /** The text that is accepted although no option has it. */
  accepted: string;
}

/** A note below the options, if there is anything to say about them. */
function ComboboxNote({ matches, waitingFor, accepted }: NoteProps) {
  const note = waitingFor ?? noteOf(matches, accepted);
  return note ? (
    <p className="shrink-0 border-t border-line px-3.5 py-2.5 text-(length:--text-small) leading-[1.45] text-text-soft peer-empty:border-t-0">
      {note}
    </p>
  ) : null;
}

function noteOf(matches: number, accepted: string): string {
  if (matches > shownAtMost) return `${matches - shownAtMost} more: keep typing to find them.`;
  if (matches > 0) return '';
  return accepted
    ? `Not in the list. “${accepted}” is kept as you typed it.`
    : 'No match. Please check the spelling.';
}
