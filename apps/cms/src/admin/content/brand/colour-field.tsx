'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import { isColour } from '@riverfront/brand';
import type { TextFieldClientProps } from 'payload';
import './brand.css';

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
export const toInputId = (path: string): string => `field-${path.replaceAll('.', '__')}`;
