/**
 * Keeps a click on a button whose part of the page is not alive yet, and makes it again when it is; without
 * this, what is pressed between the first paint and the last script would be lost. Runs in the browser, from
 * its text in the document, so it can use nothing from outside. React marks what it has brought to life with a
 * property of its own; should it ever name it otherwise, clicks are only lost as before.
 */
export function holdClicks(): void {
  const mostWaiting = 10_000;
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const again = (button: HTMLElement, since: number) => {
    if (isAlive(button)) button.click();
    else if (button.isConnected && Date.now() - since < mostWaiting) setTimeout(again, 50, button, since);
  };
  const waiting = new WeakSet<Element>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
      if (!button || waiting.has(button) || isAlive(button)) return;
      waiting.add(button);
      // React may bring the part to life for this very click, and then it has been heard.
      setTimeout(() => {
        if (!isAlive(button)) again(button, Date.now());
      });
    },
    { capture: true },
  );
}
