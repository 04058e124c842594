/**
 * Replays clicks on buttons that were not hydrated yet once they are: clicks between the first paint and the
 * last script would be lost. Runs in the browser from its source text in the document, so it can use nothing
 * from outside. A hydrated element has a property of React; should React rename it, clicks are lost as
 * before.
 */
export function replayClicks(): void {
  const timeoutMs = 10_000;
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const retry = (button: HTMLElement, since: number) => {
    if (isHydrated(button)) button.click();
    else if (button.isConnected && Date.now() - since < timeoutMs) setTimeout(retry, 50, button, since);
  };
  const pending = new WeakSet<Element>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
      if (!button || pending.has(button) || isHydrated(button)) return;
      pending.add(button);
      // React may hydrate the part for this very click, and then it handles the click itself.
      setTimeout(() => {
        if (!isHydrated(button)) retry(button, Date.now());
      });
    },
    { capture: true },
  );
}
