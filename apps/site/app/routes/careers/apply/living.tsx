import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { labels } from './entries.ts';
import { type FormState, textField } from './form-state.ts';
import { Group } from './group.tsx';
import { useCities, useCountries, useStates } from './use-places.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
];

/** Country, then its states, then their cities; and whether the person would move. */
export function Living({ form }: { form: FormState }) {
  return (
    <Group title="Where you live">
      <CountryField form={form} />
      <StateField form={form} />
      <CityField form={form} />
      <TextField
        {...textField(form, 'current_location')}
        hint="Where you work or stay at present."
        maxLength={150}
        className="apply-wide"
      />
      <RadioField {...textField(form, 'relocate')} options={answers} className="apply-wide" />
    </Group>
  );
}

const unavailable = 'The list cannot be loaded at the moment. We keep trying.';

function CountryField({ form: { entries, problemOf, change, leave } }: { form: FormState }) {
  const { items, failed } = useCountries();
  const countries = items ?? [];
  return (
    <ComboboxField
      name="country"
      label={labels.country}
      hint={failed ? unavailable : undefined}
      options={countries.map(({ value, label, native, emoji }) => ({ value, label, detail: native, emoji }))}
      value={entries.country?.code ?? null}
      valueLabel={entries.country?.name}
      onChange={(option) => {
        const found = countries.find(({ value }) => value === option?.value);
        change('country', found ? { id: found.id, name: found.label, code: found.value } : null);
      }}
      onBlur={() => leave('country')}
      loading={items === undefined}
      error={problemOf('country')}
      autoComplete="country-name"
      required
      className="apply-wide"
    />
  );
}

function StateField({ form: { entries, problemOf, change, leave } }: { form: FormState }) {
  const country = entries.country?.code;
  const { items, failed } = useStates(country);
  const states = items ?? [];
  // Some countries have none in the dataset.
  const freeText = items?.length === 0;
  const { state } = entries;
  return (
    <ComboboxField
      // The typed text belongs to one country.
      key={country}
      name="state"
      label={labels.state}
      hint={stateHint(country, freeText, failed)}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      value={state ? state.code || state.name : null}
      valueLabel={state?.name}
      onChange={(option) => {
        const found = states.find(({ code }) => code === option?.value);
        if (found) change('state', found);
        else change('state', option && freeText ? { id: 0, name: option.label, code: '' } : null);
      }}
      onBlur={() => leave('state')}
      loading={country !== undefined && items === undefined}
      freeText={freeText}
      disabled={country === undefined}
      error={problemOf('state')}
      autoComplete="address-level1"
      required
    />
  );
}

function stateHint(country: string | undefined, freeText: boolean, failed: boolean): string {
  if (country === undefined) return 'Choose the country first.';
  if (failed) return unavailable;
  return freeText ? 'Type the state or region.' : 'State, province or region.';
}

function CityField({ form: { entries, problemOf, change, leave } }: { form: FormState }) {
  const { country, state } = entries;
  const { items } = useCities(country?.code, state?.code || undefined);
  const cities = items ?? [];
  return (
    <ComboboxField
      key={`${country?.code} ${state?.name}`}
      name="city"
      label={labels.city}
      hint={state ? 'Choose one, or type its name.' : 'Choose the state first.'}
      options={cities.map((name) => ({ value: name, label: name }))}
      value={entries.city || null}
      onChange={(option) => change('city', option?.label ?? '')}
      onBlur={() => leave('city')}
      loading={Boolean(state?.code) && items === undefined}
      freeText
      disabled={!state}
      error={problemOf('city')}
      autoComplete="address-level2"
      required
    />
  );
}
