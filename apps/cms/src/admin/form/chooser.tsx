import { type ComponentProps, useId, useRef, useState } from 'react';
import { SmallButton } from './buttons.tsx';
import { Options, type Select } from './field.tsx';

interface ChooserProps extends Omit<ComponentProps<typeof Select>, 'label' | 'onChange'> {
  /** A visible label; without it there is an `aria-label`. */
  label?: string;
  /** Label of the button, which is shown while another option is chosen. */
  action: string;
  onPress: (value: string) => void;
}

/** A select that acts by a button: with the arrow keys people go through its options (WCAG 3.2.2). */
export function Chooser({ label, action, value = '', of, empty, onPress, ...props }: ChooserProps) {
  const [chosen, setChosen] = useState<string>();
  const element = useRef<HTMLSelectElement>(null);
  const id = useId();
  const shown = chosen ?? String(value);
  return (
    <>
      {label ? <label htmlFor={props.id ?? id}>{label}</label> : null}
      <select
        id={id}
        ref={element}
        value={shown}
        onChange={({ target }) => setChosen(target.value)}
        {...props}
      >
        <Options {...{ of, empty }} />
      </select>
      {shown === String(value) ? null : (
        <SmallButton
          onClick={() => {
            // The button goes, and the focus with it.
            element.current?.focus();
            setChosen(undefined);
            onPress(shown);
          }}
        >
          {action}
        </SmallButton>
      )}
    </>
  );
}
