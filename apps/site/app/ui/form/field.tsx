import {
  createContext,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  use,
} from 'react';
import { ChevronIcon } from '../icons.tsx';

/** Properties of every kind of field. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The validation error; without one the value counts as valid. */
  error?: string | undefined;
  required?: boolean;
  /** Says “(optional)” after the label. */
  optional?: boolean;
  readOnly?: boolean;
  className?: string;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** The prefix of the ids of a form's fields, so that a page can have two forms. */
export const FieldScope = createContext('field');

/** The ids by which the parts of a field refer to each other. */
export interface FieldIds {
  /** The control itself; in a group of radio buttons the first of them. */
  control: string;
  label: string;
  hint: string;
  error: string;
}

/** Returns the ids of a field of the form around; the same on the server and in the browser. */
export function useFieldIds(name: string): FieldIds {
  const control = `${use(FieldScope)}-${name}`;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

/** The attributes that name the error and the hint of a control; the error first, as it is what has changed. */
export function describeControl(ids: FieldIds, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const parts = [error && ids.error, hint && ids.hint].filter(Boolean);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': parts.join(' ') || undefined };
}

/** The name of a field, and whether it is optional. */
export function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional ? <span className="font-normal text-text-soft"> (optional)</span> : null}
    </>
  );
}

/** The hint of a field. */
export function FieldHint({ ids, hint }: { ids: FieldIds; hint: ReactNode }) {
  return hint ? (
    <div id={ids.hint} className="field-hint">
      {hint}
    </div>
  ) : null;
}

/** The label, hint and error around a control, which refers to them by `describeControl`. */
export function FieldFrame({ field, children }: { field: FieldProps; children: ReactNode }) {
  const ids = useFieldIds(field.name);
  return (
    <div className={`field ${field.className ?? ''}`}>
      <label id={ids.label} htmlFor={ids.control} className="field-label">
        <LabelText {...field} />
      </label>
      <FieldHint ids={ids} hint={field.hint} />
      {children}
      <FieldError id={ids.error} message={field.error} />
    </div>
  );
}

/** Describes the error of a text that no option of a list has. */
export function describeUnknown(text: string, required = false): string {
  return `“${text}” is not in the list. Please choose from it${required ? '' : ', or leave this empty'}.`;
}

interface FieldErrorProps {
  id: string;
  message: string | undefined;
  /** Assistive technology reads “Error:” before it. */
  hasPrefix?: boolean;
}

/** A validation error: an icon and words, so that it does not depend on colour alone. */
export function FieldError({ id, message, hasPrefix = true }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className="field-error">
      <ErrorIcon />
      <span>
        {hasPrefix ? <span className="sr-only">Error: </span> : null}
        <span>{message}</span>
      </span>
    </p>
  );
}

/** An exclamation mark on an emblem. */
export function ErrorIcon({ className = 'size-4.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`mt-0.5 shrink-0 ${className}`}>
      <path d="M10 .8 19.2 10 10 19.2.8 10z" fill="currentColor" />
      <path d="M10 5.6v5.2M10 13.2v1.4" className="field-error-mark" strokeWidth="1.9" />
    </svg>
  );
}

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** A box of several lines that grows with its text. */
  multiline?: boolean;
  /** Shown before the value, for example a currency. */
  prefix?: string;
  /** Shows the chevron of the combobox that takes its place once it is loaded. */
  becomesList?: boolean;
}

/** An input or a text area; server-rendered with its name and value. */
export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onFocus, onBlur, required, readOnly, multiline, prefix } = props;
  const { autoComplete, inputMode, maxLength, type = 'text' } = props;
  const ids = useFieldIds(props.name);
  const shared = {
    id: ids.control,
    name,
    value,
    onFocus,
    onBlur,
    required,
    readOnly,
    autoComplete,
    maxLength,
    ...describeControl(ids, props),
  };
  return (
    <FieldFrame field={props}>
      {multiline ? (
        <textarea
          {...shared}
          rows={6}
          className="field-control field-sizing-content max-h-112 min-h-38 resize-y"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div className="field-box">
          {prefix ? (
            <span
              aria-hidden="true"
              className="grid place-items-center border border-r-0 border-field-line bg-mist px-3.5 font-semibold text-text-soft"
            >
              {prefix}
            </span>
          ) : null}
          <input
            {...shared}
            type={type}
            inputMode={inputMode}
            className="field-control"
            onChange={(event) => onChange(event.target.value)}
          />
          {props.becomesList ? <ChevronIcon className="field-chevron without-script:hidden" /> : null}
        </div>
      )}
    </FieldFrame>
  );
}
