'use client';
import { useFormFields, useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import type { BrandScreen } from '@riverfront/backend/content/brand/global';
import { createStaffStylesheet, parseStyleKey, toStyleKey } from '@riverfront/brand';
import { useEffect, useState } from 'react';
import { readStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import './brand.css';

const screens: [BrandScreen, string][] = [
  ['home', 'Home'],
  ['job', 'A job'],
  ['email', 'An email'],
];

/** Chooses what the live preview of the brand shows; the staff side itself wears the draft. */
export function BrandPreview() {
  const { url, setURL, isLivePreviewing, setIsLivePreviewing, iframeRef } = useLivePreviewContext();
  const { setPreference } = usePreferences();
  const [wanted, setWanted] = useState<BrandScreen>();
  const { problem, attempt } = useAttempt();
  const shown = wanted ?? (isLivePreviewing ? toScreen(url) : undefined);

  // Payload's frame has no name.
  useEffect(() => {
    if (url && isLivePreviewing) iframeRef.current?.setAttribute('title', 'Preview of the draft');
  }, [url, isLivePreviewing, iframeRef]);

  async function show(screen: BrandScreen) {
    setWanted(screen);
    await attempt(async () => {
      // Read on the server (`resolvePreviewUrl`), which answers every save with the address to show.
      await setPreference('brand-preview', { screen });
      const links = await readStaff<Record<BrandScreen, string>>('/api/brand/previews');
      setURL(links[screen]);
      setIsLivePreviewing(true);
    });
    setWanted(undefined);
  }

  return (
    <div className="field-type panel brand-preview">
      <DraftBrand />
      <fieldset className="staff-group staff-row">
        <legend>Look at the draft while you choose</legend>
        {screens.map(([screen, label]) => (
          <label key={screen}>
            <input
              type="radio"
              name="brand-preview"
              checked={shown === screen}
              onChange={() => void show(screen)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="staff-hint">
        The staff side around this form wears the draft as well, for you alone and until you leave this page.
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
    </div>
  );
}

/** Returns the screen at an address of the live preview. */
function toScreen(url: string | null | undefined): BrandScreen | undefined {
  if (!url) return undefined;
  const { pathname } = new URL(url, location.href);
  if (pathname === '/') return 'home';
  return pathname.startsWith('/careers') ? 'job' : 'email';
}

/** Shows the brand that the form around it has at the moment on the staff side itself, until the form is left. */
function DraftBrand() {
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
