'use client';
import { useDocumentInfo, useLocale, useOperation, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import type { Values } from './changes.ts';
import { pauseAfter } from './saver.ts';

/**
 * Returns a function that fetches the state in which the surrounding form shows values; undefined once the screen is
 * gone. Payload's `reset` has the whole screen fail when the server cannot be reached, because it shows the missing
 * answer (`@payloadcms/ui` 3.90, `forms/Form/index.js`); this one asks again until there is an answer.
 */
export function useFormState(): (values: Values) => Promise<FormState | undefined> {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const operation = useOperation();
  const { code: locale } = useLocale();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function fetchState(values: Values): Promise<FormState | null | undefined> {
    const docPreferences = await getDocPreferences();
    const { state } = await getFormState({
      ...(id !== undefined && { id }),
      ...(collectionSlug ? { collectionSlug } : { globalSlug }),
      data: values,
      docPermissions,
      docPreferences,
      locale,
      operation,
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    });
    return state;
  }

  return async (values) => {
    for (let failures = 0; isShown.current; failures += 1) {
      // Payload logs a failed server function; the other request fails only without a connection. Both are repeated.
      const state = await fetchState(values).catch(() => null);
      if (state) return state;
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
    }
    return undefined;
  };
}
