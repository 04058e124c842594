/** The company's mark: the faceted kite of the website. */
export function Kite({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 64 80" height={height} aria-hidden="true">
      <path d="M32 2 8 28l24 8z" fill="#0e6f6b" />
      <path d="M32 2l24 26-24 8z" fill="#f2a33a" />
      <path d="M8 28l24 8v32z" fill="#0a5350" />
      <path d="M56 28 32 36v32z" fill="#13857f" />
      <path d="M32 68l-7 10h14z" fill="#f2a33a" />
    </svg>
  );
}
