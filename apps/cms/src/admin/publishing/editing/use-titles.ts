'use client';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { readStaff } from '../../staff-api.ts';
import type { TitleOf } from './readable.ts';

/** Returns the titles of related documents: their ids until the server responds, or where the user may not read them. */
export function useTitles(): TitleOf {
  const { getEntityConfig } = useConfig();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = useRef(new Set<string>());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    for (const path of wanted.current) {
      if (requested.current.has(path)) continue;
      requested.current.add(path);
      const [collectionSlug = ''] = path.split('/');
      const useAsTitle = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id';
      readStaff<Record<string, unknown>>(`/api/${path}?depth=0&draft=true`).then(
        (doc) => setTitles((before) => new Map(before).set(path, String(doc[useAsTitle] ?? ''))),
        () => undefined,
      );
    }
  });

  return (collection, id) => {
    const path = `${collection}/${id}`;
    wanted.current.add(path);
    return titles.get(path) || `number ${id}`;
  };
}
