/**
 * Shows the brand's fonts on screens that its stylesheet leaves out, phones: after the first paint of a visit, because
 * on a slow line the fonts would delay it, and on a page that follows another of ours, whose fonts are in the browser's
 * cache, at once. Until then the text is set in local fonts of the same widths. Added faces lay the text out again but
 * style nothing. Runs in the browser from its source text in the document, after the stylesheet, so it can use nothing
 * from outside.
 */
export function showFonts(): void {
  const rule = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find((one) => one instanceof CSSMediaRule && one.cssRules[0] instanceof CSSFontFaceRule);
  if (!(rule instanceof CSSMediaRule) || matchMedia(rule.media.mediaText).matches) return;
  const faces = [...rule.cssRules]
    .filter((face) => face instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const read = (name: string) => style.getPropertyValue(name).replaceAll(/^"|"$/g, '');
      return new FontFace(read('font-family'), read('src'), { weight: read('font-weight'), display: 'swap' });
    });
  const show = () => {
    for (const face of faces) document.fonts.add(face);
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (
    document.hidden ||
    document.referrer.startsWith(`${location.origin}/`) ||
    navigation?.type !== 'navigate'
  ) {
    show();
    return;
  }
  // All before the first is shown, so that the text changes once.
  const load = () => void Promise.allSettled(faces.map((face) => face.load())).then(show);
  new PerformanceObserver((paints) => {
    // A background may be painted before.
    if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
  // For browsers that do not report it.
  setTimeout(load, 3000);
}
