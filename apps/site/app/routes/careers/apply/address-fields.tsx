import { browserApi } from '../../../api.ts';
import { useLoaded } from '../../../components/use-loaded.ts';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Group } from './group.tsx';
import type { ApplicationForm } from './use-application.ts';

const relocations = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
];

/** Country, then its states, then their cities; and whether the person would move. */
export function AddressFields({ form }: { form: ApplicationForm }) {
  return (
    <Group title="Where you live">
      <CountryField form={form} />
      <StateField form={form} />
      <CityField form={form} />
      <TextField
        {...form.field('current_location')}
        hint="Where you work or stay at present."
        maxLength={150}
        className="apply-wide"
      />
      <RadioField {...form.field('relocate')} options={relocations} className="apply-wide" />
    </Group>
  );
}

const unavailable = 'The list cannot be loaded at the moment. We keep trying.';

function CountryField({ form }: { form: ApplicationForm }) {
  const { value: chosen, onChange, ...field } = form.field('country');
  const { value: countries, failed } = useLoaded('countries', async (signal) => {
    return (await browserApi.get('countries', { signal })).countries;
  });
  return (
    <ComboboxField
      {...field}
      hint={failed ? unavailable : undefined}
      options={(countries ?? []).map(({ native, ...country }) => ({ ...country, detail: native }))}
      value={chosen?.code ?? null}
      valueLabel={chosen?.name}
      onChange={(option) => {
        const country = countries?.find(({ value }) => value === option?.value);
        onChange(country ? { id: country.id, name: country.label, code: country.value } : null);
      }}
      loading={!countries}
      autoComplete="country-name"
      className="apply-wide"
    />
  );
}

function StateField({ form }: { form: ApplicationForm }) {
  const { value: chosen, onChange, ...field } = form.field('state');
  const country = form.values.country?.code;
  const { value: states, failed } = useLoaded(country, async (signal) => {
    return (await browserApi.get('states', { params: { country: country ?? '' }, signal })).states;
  });
  // Some countries have none in the dataset.
  const freeText = states?.length === 0;
  return (
    <ComboboxField
      // The typed text belongs to one country.
      key={country}
      {...field}
      hint={toStateHint(country, freeText, failed)}
      options={(states ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={chosen ? chosen.code || chosen.name : null}
      valueLabel={chosen?.name}
      onChange={(option) => {
        const state = states?.find(({ code }) => code === option?.value);
        onChange(state ?? (option && freeText ? { id: 0, name: option.label, code: '' } : null));
      }}
      loading={country !== undefined && !states}
      freeText={freeText}
      disabled={country === undefined}
      autoComplete="address-level1"
    />
  );
}

function toStateHint(country: string | undefined, freeText: boolean, failed: boolean): string {
  if (country === undefined) return 'Choose the country first.';
  if (failed) return unavailable;
  return freeText ? 'Type the state or region.' : 'State, province or region.';
}

function CityField({ form }: { form: ApplicationForm }) {
  const { value: chosen, onChange, ...field } = form.field('city');
  const { country, state } = form.values;
  const path = country?.code && state?.code ? { country: country.code, state: state.code } : undefined;
  const { value: cities } = useLoaded(path && `${path.country}/${path.state}`, async (signal) => {
    const answer = await browserApi.get('cities', { params: path ?? { country: '', state: '' }, signal });
    // Some names are in the dataset more than once.
    return [...new Set(answer.cities)];
  });
  return (
    <ComboboxField
      key={`${country?.code} ${state?.name}`}
      {...field}
      hint={state ? 'Choose one, or type its name.' : 'Choose the state first.'}
      options={(cities ?? []).map((name) => ({ value: name, label: name }))}
      value={chosen || null}
      onChange={(option) => onChange(option?.label ?? '')}
      loading={path !== undefined && !cities}
      freeText
      disabled={!state}
      autoComplete="address-level2"
    />
  );
}
