import { useState } from 'react';
import { browserApi } from '../content.ts';
import { useSite } from '../site.ts';
import { CloseButton } from '../ui/buttons.tsx';
import { type Consent, consentCookie } from './cookie-consent.ts';
import { RichText } from './rich-text.tsx';
import { useLoaded } from './use-loaded.ts';

const fetchPolicy = (signal: AbortSignal) =>
  browserApi.get('privacy', { params: { section: 'Cookie Policy' }, signal });

/** Asks for consent. Accept and Reject are stored for 365 days; closing stores nothing. */
export default function CookieNotice() {
  const { settings } = useSite();
  const { value: answer, failed } = useLoaded('policy', fetchPolicy, 'Error fetching cookie policy');
  const [closed, setClosed] = useState(false);
  if (closed || (!answer && !failed)) return null;

  const decide = (consent: Consent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = consentCookie(consent, location.protocol === 'https:');
    setClosed(true);
  };
  // Below the notice's own heading.
  const policy = answer?.privacy[0]?.description.replaceAll(/<(\/?)h2\b/g, '<$1h3');
  const title = settings?.cookieNoticeTitle ?? 'Cookies';
  return (
    <section
      aria-label={title}
      className="cookie-notice fixed inset-x-0 bottom-0 z-40 animate-appear border-t border-line bg-surface shadow-raised md:inset-x-auto md:right-6 md:bottom-6 md:w-[25rem] md:border"
    >
      <div className="relative grid gap-3 p-4 md:p-5">
        <div>
          <h2 className="pr-12 text-card">{title}</h2>
          {policy ? (
            <section
              aria-label="Cookie Policy"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
              tabIndex={0}
              className="mt-1.5 max-h-24 overflow-y-auto pr-4 text-small text-text-soft md:max-h-36"
            >
              <RichText html={policy} className="prose prose-small" />
            </section>
          ) : (
            <p className="mt-1.5 text-small text-text-soft">No Cookies available.</p>
          )}
        </div>
        <div className="mt-1 grid grid-cols-2 gap-3">
          <button type="button" onClick={() => decide('rejected')} className="button button-quiet">
            Reject
          </button>
          <button type="button" onClick={() => decide('accepted')} className="button">
            Accept
          </button>
        </div>
        <CloseButton
          onClick={() => setClosed(true)}
          icon="size-4"
          className="absolute top-2 right-2 size-11"
        />
      </div>
    </section>
  );
}
