import { browserApi } from '../../../api.ts';
import { ListField } from '../../../components/form/list-field.tsx';
import { useLoaded } from '../../../components/use-loaded.ts';
import { RadioField } from '../../../ui/form/radio-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Group } from './form-parts.tsx';
import type { ApplicationForm } from './use-application.ts';

const relocations = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
];

interface AddressFieldsProps {
  form: ApplicationForm;
  /** The form has had the focus, or is restored. */
  isActive: boolean;
}

/** Country, then its states, then their cities; and whether the person would move. */
export function AddressFields(props: AddressFieldsProps) {
  const { form } = props;
  return (
    <Group title="Where you live">
      <CountryField {...props} />
      <StateField {...props} />
      <CityField {...props} />
      <TextField
        {...form.field('current_location')}
        hint="Where you work or stay at present."
        maxLength={150}
        className="col-span-full"
      />
      <RadioField {...form.field('relocate')} options={relocations} className="col-span-full" />
    </Group>
  );
}

const unavailable = 'The list cannot be loaded at the moment. We keep trying.';

function CountryField({ form, isActive }: AddressFieldsProps) {
  const { value: chosen, onChange, ...field } = form.field('country');
  const { value: countries, failed } = useLoaded(isActive ? 'countries' : undefined, async (signal) => {
    return (await browserApi.get('countries', { signal })).countries;
  });
  return (
    <ListField
      {...field}
      isActive={isActive}
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
      className="col-span-full"
    />
  );
}

function StateField({ form, isActive }: AddressFieldsProps) {
  const { value: chosen, onChange, ...field } = form.field('state');
  const country = form.values.country?.code;
  const { value: states, failed } = useLoaded(country, async (signal) => {
    return (await browserApi.get('states', { params: { country: country ?? '' }, signal })).states;
  });
  // Some countries have none in the dataset.
  const freeText = states?.length === 0;
  return (
    <ListField
      {...field}
      isActive={isActive}
      hint={toStateHint(country, freeText, failed)}
      options={(states ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={chosen ? chosen.code || chosen.name : null}
      valueLabel={chosen?.name}
      onChange={(option) => {
        const state = states?.find(({ code }) => code === option?.value);
        onChange(state ?? (option && freeText ? { id: 0, name: option.label, code: '' } : null));
      }}
      loading={!states}
      // Not disabled: browsers fill in a whole address at once, and leave out disabled fields.
      waitingFor={country === undefined ? countryFirst : undefined}
      freeText={freeText}
      autoComplete="address-level1"
    />
  );
}

const countryFirst = 'Choose the country first.';

function toStateHint(country: string | undefined, freeText: boolean, failed: boolean): string {
  if (country === undefined) return countryFirst;
  if (failed) return unavailable;
  return freeText ? 'Type the state or region.' : 'State, province or region.';
}

function CityField({ form, isActive }: AddressFieldsProps) {
  const { value: chosen, onChange, ...field } = form.field('city');
  const { country, state } = form.values;
  const path = country?.code && state?.code ? { country: country.code, state: state.code } : undefined;
  const { value: cities } = useLoaded(path && `${path.country}/${path.state}`, async (signal) => {
    const answer = await browserApi.get('cities', { params: path ?? { country: '', state: '' }, signal });
    // Some names are in the dataset more than once.
    return [...new Set(answer.cities)];
  });
  return (
    <ListField
      {...field}
      isActive={isActive}
      hint={state ? 'Choose one, or type its name.' : 'Choose the state first.'}
      options={(cities ?? []).map((name) => ({ value: name, label: name }))}
      value={chosen || null}
      onChange={(option) => onChange(option?.label ?? '')}
      loading={path !== undefined && !cities}
      freeText
      autoComplete="address-level2"
    />
  );
}
