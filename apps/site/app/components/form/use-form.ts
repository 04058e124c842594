import { useEffect, useRef, useState } from 'react';
import type { ListedError } from '../../ui/form/error-summary.tsx';

/** Validation errors by field; a valid field is absent. */
export type ValidationErrors<Name extends string = string> = { [Field in Name]?: string | undefined };

/** Why a submission was rejected. */
export interface Rejection<Name extends string = string> {
  title: string;
  /** Listed below the title of the error summary. */
  errors: ValidationErrors<Name>;
  /** Those that only the server knows; a field shows its own until it is edited. */
  serverErrors?: ValidationErrors<Name>;
}

/** The state of a form; the fields' names are checked by `useForm`. */
interface FormState<Values extends object> {
  values: Values;
  /** Fields whose validation error is shown (true) or held back (false); the others follow `rejection`. */
  touched: Record<string, boolean>;
  serverErrors: ValidationErrors;
  /** The newest rejection. */
  rejection?: Rejection | undefined;
  /** Counts the rejections, so that the focus moves to the summary each time. */
  attempt: number;
}

/** Returns the state after a submission was rejected; the values stay. */
function rejectForm<Values extends object>(
  state: FormState<Values>,
  rejection: Rejection,
): FormState<Values> {
  const { serverErrors = {} } = rejection;
  return { ...state, touched: {}, serverErrors, rejection, attempt: state.attempt + 1 };
}

type NameOf<Values> = Extract<keyof Values, string>;

interface FormOptions<Values extends object, Name extends string> {
  initialValues: Values;
  /** The labels of the fields, in the order of the screen. */
  labels: Record<Name, string>;
  validate: (values: Values) => ValidationErrors<Name>;
  /** The values after one of them was edited, where others depend on it. */
  update?: <Field extends NameOf<Values>>(values: Values, field: Field, value: Values[Field]) => Values;
  /** Revalidates a valid field when it is left; one with an error is revalidated on input. */
  revalidatesOnBlur?: boolean;
  /** The rejection of a form that was posted without JavaScript. */
  initialRejection?: Rejection<Name> | undefined;
}

/**
 * Holds a form's values and decides which validation errors are shown: none before a field is left, then its
 * own, and all after a rejected submission.
 */
export function useForm<Values extends object, Name extends string = NameOf<Values>>({
  initialValues,
  labels,
  validate,
  update = (values, field, value) => ({ ...values, [field]: value }),
  revalidatesOnBlur,
  initialRejection,
}: FormOptions<Values, Name>) {
  const [state, setState] = useState<FormState<Values>>(() => {
    const untouched = { values: initialValues, touched: {}, serverErrors: {}, attempt: 0 };
    return initialRejection ? rejectForm(untouched, initialRejection) : untouched;
  });
  const afterPress = useAfterPress();
  const { values, rejection, attempt, touched, serverErrors } = state;
  const errors = validate(values);
  const own: [string, string | undefined][] = Object.entries(errors);
  /** The server's, and the client's in fields that were left or rejected. */
  const shown: ValidationErrors = {
    ...Object.fromEntries(own.filter(([field]) => touched[field] ?? rejection)),
    ...serverErrors,
  };
  const shownErrors: ValidationErrors<Name | NameOf<Values>> = shown;

  const set = (change: Partial<FormState<Values>>) => setState((before) => ({ ...before, ...change }));

  /** Shows a field's error from now on. */
  const touch = (field: NameOf<Values>) =>
    setState((before) => ({ ...before, touched: { ...before.touched, [field]: true } }));

  function change<Field extends NameOf<Values>>(field: Field, value: Values[Field]) {
    const isTouched = revalidatesOnBlur && { [field]: shownErrors[field] !== undefined };
    setState((before) => {
      const { [field as string]: _, ...others } = before.serverErrors;
      const values = update(before.values, field, value);
      return { ...before, values, serverErrors: others, touched: { ...before.touched, ...isTouched } };
    });
  }

  return {
    values,
    /** All validation errors, shown or not. */
    errors,
    shownErrors,
    rejection,
    attempt,
    change,
    touch,
    /** The properties of a field of `ui/form`. */
    field: <Field extends NameOf<Values>>(field: Field) => ({
      name: field,
      label: (labels as Record<string, string>)[field] ?? field,
      value: values[field],
      error: shownErrors[field],
      required: true,
      onChange: (value: Values[Field]) => change(field, value),
      onBlur() {
        // Passing through an empty field is no mistake yet.
        if (values[field]) afterPress(() => touch(field));
      },
    }),
    /** Lists errors for an `ErrorSummary`, in the order of the screen. */
    list: (listed: ValidationErrors): ListedError[] =>
      Object.entries<string>(labels).flatMap(([field, label]) => {
        const message = listed[field];
        return message ? [{ field, label, message }] : [];
      }),
    reject: (rejected: Rejection<Name>) => setState((before) => rejectForm(before, rejected)),
    clearErrors: () => set({ serverErrors: {}, rejection: undefined }),
    /** Replaces the values and nothing else. */
    restore: (restored: Values) => set({ values: restored }),
    reset: (cleared: Values) =>
      set({ values: cleared, touched: {}, serverErrors: {}, attempt: 0, rejection: undefined }),
  };
}

/** The form as its parts know it. */
export type Form<Values extends object, Name extends string = NameOf<Values>> = ReturnType<
  typeof useForm<Values, Name>
>;

/**
 * Returns a function that defers an action until the pointer is released: an error that appears on blur would
 * move the pressed button away, and the click would be lost.
 */
function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const press = () => {
      waiting.current = [];
    };
    const release = () => {
      // The click follows the release at once.
      for (const action of waiting.current ?? []) setTimeout(action);
      waiting.current = null;
    };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (action) => {
    if (waiting.current) waiting.current.push(action);
    else action();
  };
}
