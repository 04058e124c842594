'use client';

import { useFormFields } from '@payloadcms/ui';
import { createStaffStylesheet, parseStyleKey, toStyleKey } from '@riverfront/brand';
import { useEffect } from 'react';

/** Shows the brand that the form around it has at the moment on the staff side itself, until the form is left. */
export function DraftBrand() {
  const key = useFormFields(([fields]) => {
    const read = (name: string) => String(fields[name]?.value ?? '');
    const [ink, main, accent, ground] = ['ink', 'main', 'accent', 'ground'].map((name) =>
      read(`colours.${name}`),
    );
    return [
      [ink, main, accent, ground].map((colour) => colour?.slice(1).toLowerCase()).join('-'),
      ...['headlineFace', 'textFace', 'corners', 'divider'].map(read),
    ].join('.');
  });
  useEffect(() => {
    const style = parseStyleKey(key);
    if (!style || toStyleKey(style) !== key) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(createStaffStylesheet(style));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [key]);
  return null;
}
