import { useLayoutEffect, useRef } from 'react';
import { ChevronIcon } from '../icons.tsx';
import { type ComboboxOption, shownAtMost } from './combobox-options.ts';
import { describeControl, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { useComboboxField } from './use-combobox-field.ts';
import { usePopup } from './use-popup.ts';

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
  /** Accepts a text that no option has. */
  freeText?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** Begins focused and open: for a combobox that replaces a focused text field. */
  startOpen?: boolean;
}

/** An autocomplete combobox for many options. Needs a script: server-render a `TextField` in its place. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, options, value, loading = false, freeText = false, startOpen } = props;
  const { label, required, disabled } = props;
  const ids = useFieldIds(name);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const selected =
    value === null || value === ''
      ? null
      : (options.find((option) => option.value === value) ?? { value, label: props.valueLabel ?? value });
  const combobox = useComboboxField({ ...props, ids, selected, freeText, loading });
  const { isOpen, found, getInputProps, getItemProps, getMenuProps } = combobox;
  usePopup(popup, box, isOpen);
  // Downshift does so after the next paint; a key pressed until then would be lost.
  useLayoutEffect(() => {
    if (startOpen) input.current?.focus();
  }, [startOpen]);

  return (
    <FieldFrame field={props}>
      <div ref={box} className="field-box">
        <input
          {...getInputProps({
            ref: input,
            name,
            type: 'text',
            required,
            disabled,
            placeholder: props.placeholder,
            autoComplete: props.autoComplete ?? 'off',
            autoCorrect: 'off',
            spellCheck: false,
            className: 'field-control combobox-input',
            ...describeControl(ids, props),
            onFocus: props.onFocus,
            onKeyDown: combobox.keyDown,
            onBlur: (event) => {
              combobox.settleClosed(event.currentTarget.value);
              props.onBlur?.();
            },
          })}
        />
        <button
          type="button"
          {...combobox.getToggleButtonProps({ disabled, 'aria-label': `${label}: show the list` })}
          className="combobox-toggle absolute inset-y-px right-px grid w-11.5 place-items-center text-text"
        >
          <ChevronIcon />
        </button>
        <div ref={popup} popover="manual" data-open={isOpen || undefined} className="combobox-popup">
          <ul {...getMenuProps({ 'aria-busy': loading || undefined })} className="combobox-list">
            {isOpen
              ? found.slice(0, shownAtMost).map((option, index) => (
                  <li
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    className={`combobox-option ${option.value === selected?.value ? 'combobox-option-chosen' : ''}`}
                  >
                    {option.emoji ? <span aria-hidden="true">{option.emoji}</span> : null}
                    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
                      <span>{option.label}</span>
                      {option.detail && option.detail !== option.label ? (
                        <span className="combobox-option-detail">{option.detail}</span>
                      ) : null}
                    </span>
                  </li>
                ))
              : null}
          </ul>
          {isOpen ? (
            <ComboboxNote
              found={found.length}
              loading={loading}
              kept={freeText ? combobox.query.trim() : ''}
            />
          ) : null}
        </div>
        <p role="status" className="text-only-for-assistive-technology">
          {isOpen && !loading ? countOf(found.length) : ''}
        </p>
      </div>
    </FieldFrame>
  );
}

function countOf(number: number): string {
  if (number === 0) return 'No match.';
  return number === 1 ? '1 match.' : `${number} matches.`;
}

/** A note below the options, if there is anything to say about them. */
function ComboboxNote({ found, loading, kept }: { found: number; loading: boolean; kept: string }) {
  const note = noteOf(found, loading, kept);
  return note ? <p className="combobox-note">{note}</p> : null;
}

function noteOf(found: number, loading: boolean, kept: string): string {
  if (loading) return 'Loading...';
  if (found > shownAtMost) return `${found - shownAtMost} more: keep typing to find them.`;
  if (found > 0) return '';
  return kept
    ? `Not in the list. “${kept}” is kept as you typed it.`
    : 'No match. Please check the spelling.';
}
