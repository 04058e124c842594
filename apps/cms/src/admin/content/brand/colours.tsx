'use client';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
} from '@payloadcms/ui';
import {
  type ColourName,
  checkPairs,
  colourNames,
  describePair,
  isBlocking,
  isColour,
  type Pair,
  parseColours,
} from '@riverfront/brand';
import type { TextFieldClientProps } from 'payload';
import { useId, useMemo } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import './brand.css';

const pathOf = (name: ColourName) => `colours.${name}`;

/** Checks the colours in the form against WCAG while they are chosen, and offers the nearest that pass. */
export function ColourPairs() {
  const { dispatchFields, setModified } = useForm();
  const { hasSavePermission } = useDocumentInfo();
  const title = useId();
  // As text, so that only another colour checks the pairs again.
  const written = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(colourNames.map((name) => [name, fields[pathOf(name)]?.value]))),
  );
  const pairs = useMemo(() => {
    const colours = parseColours(JSON.parse(written));
    return colours && checkPairs(colours);
  }, [written]);
  const failing = pairs?.filter(({ passes }) => !passes) ?? [];
  const passing = pairs?.filter(({ passes }) => passes) ?? [];

  function take({ name, colour }: NonNullable<Pair['nearest']>) {
    const path = pathOf(name);
    dispatchFields({ type: 'UPDATE', path, value: colour });
    setModified(true);
    // The button disappears with its pair; the focus would go to the page.
    document.getElementById(toInputId(path))?.focus();
  }

  return (
    <section className="field-type panel brand-pairs" aria-labelledby={title}>
      <h3 id={title}>Contrast</h3>
      <p role="status">{describeResult(pairs, failing.length)}</p>
      {failing.length > 0 ? (
        <ul className="staff-list">
          {failing.map((pair, index) => (
            <li
              key={keyOf(pair)}
              className={`staff-row ${isBlocking(pair) ? 'brand-pairs__blocking' : 'brand-pairs__moved'}`}
            >
              <Sample {...pair} />
              <p id={`${title}-${index}`}>
                {describePair(pair)}.{' '}
                <span className="staff-hint">
                  {isBlocking(pair)
                    ? 'It cannot be published like this.'
                    : 'When it is published, the nearest shade that passes is used.'}
                </span>
              </p>
              {pair.nearest && hasSavePermission ? (
                <SmallButton
                  extraButtonProps={{ 'aria-describedby': `${title}-${index}` }}
                  onClick={() => pair.nearest && take(pair.nearest)}
                >
                  Take {pair.nearest.colour}
                </SmallButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {passing.length > 0 ? (
        <details>
          <summary>Pairs that pass: {passing.length}</summary>
          <ul className="staff-list">
            {passing.map((pair) => (
              <li key={keyOf(pair)} className="staff-row">
                <Sample {...pair} />
                <p>{describePair(pair)}</p>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

const keyOf = ({ label, scheme }: Pair) => `${scheme} ${label}`;

function describeResult(pairs: Pair[] | undefined, failing: number): string {
  if (!pairs) return 'Write every colour as # and six digits, then their contrast is checked.';
  if (failing === 0) return 'Everything can be read well in these colours.';
  return failing === 1
    ? 'One pair of colours is hard to read.'
    : `${failing} pairs of colours are hard to read.`;
}

/** Shows a colour on its background. The colours are set by script, because server HTML has no style attributes. */
function Sample({ text, background }: Pair) {
  const paint = (node: HTMLElement | null) => {
    node?.style.setProperty('--sample-text', text);
    node?.style.setProperty('--sample-background', background);
  };
  return <span className="brand-sample" aria-hidden="true" ref={paint} />;
}

/** Edits a colour as `#rrggbb`: typed, or picked from the browser's palette. */
export function ColourField({ field, path, readOnly }: TextFieldClientProps) {
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path });
  const id = toInputId(path);
  const label = typeof field.label === 'string' ? field.label : field.name;
  return (
    <div className={`field-type text brand-colour${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage} showError={showError} />
        <div className="brand-colour__inputs">
          <input
            id={id}
            type="text"
            value={value}
            maxLength={7}
            readOnly={readOnly}
            aria-required="true"
            aria-invalid={showError}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            type="color"
            aria-label={`${label} swatch`}
            // Browsers reject anything else than six digits.
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            disabled={readOnly}
            onChange={({ target }) => setValue(target.value)}
          />
        </div>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}

/** Returns the id of a field's text input. */
const toInputId = (path: string): string => `field-${path.replaceAll('.', '__')}`;
