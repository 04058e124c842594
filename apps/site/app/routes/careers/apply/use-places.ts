import type { Country, State } from '@riverfront/contract';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../api.ts';
import { persist } from '../../../retry.ts';

/** A list that depends on what was chosen before. */
interface Listing<T> {
  /** Undefined until it is here. */
  items: T[] | undefined;
  /** It could not be had so far; the call is made again by itself. */
  failed: boolean;
}

/** Loads a list once for each key, trying again until it is here; nothing without a key. */
function useListing<T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T[]>): Listing<T> {
  const [state, setState] = useState<Listing<T> & { key?: string }>({ items: undefined, failed: false });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    persist(() => latest.current(leaving.signal), {
      signal: leaving.signal,
      onFailure: () => setState({ key, items: undefined, failed: true }),
    }).then(
      (items) => setState({ key, items, failed: false }),
      () => {}, // another key, or the visitor has left
    );
    return () => leaving.abort();
  }, [key]);
  return state.key === key ? state : { items: undefined, failed: false };
}

/** The countries of the dataset. */
export function useCountries(): Listing<Country> {
  return useListing('all', async (signal) => (await browserApi.get('countries', { signal })).countries);
}

/** The states of a country. @param country two letters; none while there is nothing to load */
export function useStates(country: string | undefined): Listing<State> {
  return useListing(country, async (signal) => {
    const { states } = await browserApi.get('states', { params: { country: country ?? '' }, signal });
    return states;
  });
}

/** The cities of a state, each name once. @param state the dataset's code; none for one that was typed */
export function useCities(country: string | undefined, state: string | undefined): Listing<string> {
  const key = country && state ? `${country}/${state}` : undefined;
  return useListing(key, async (signal) => {
    const params = { country: country ?? '', state: state ?? '' };
    const { cities } = await browserApi.get('cities', { params, signal });
    return [...new Set(cities)];
  });
}
