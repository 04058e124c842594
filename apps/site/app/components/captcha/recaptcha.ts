import type { CaptchaAction } from '@riverfront/contract';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const longestWaitMs = 20_000;
let loading: Promise<Recaptcha> | undefined;

/**
 * A token of reCAPTCHA v3 for one action. Its script is loaded when first needed: only then, and only
 * with a site key, does the visitor's browser speak to Google.
 * @throws {Error} when the script cannot be loaded or does not answer in 20 s
 */
export async function recaptchaToken(siteKey: string, action: CaptchaAction): Promise<string> {
  loading ??= load(siteKey);
  try {
    const recaptcha = await loading;
    return await recaptcha.execute(siteKey, { action });
  } catch (error) {
    // The next try loads it anew.
    loading = undefined;
    throw error;
  }
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('reCAPTCHA could not be loaded.'));
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const recaptcha = window.grecaptcha;
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
      else fail();
    };
    setTimeout(fail, longestWaitMs);
    document.head.append(script);
  });
}
