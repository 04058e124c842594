/** The firm's kite: five facets and a tail. Colours come from the classes of `styles/motifs.css`. */
export function Kite({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 80" aria-hidden="true" className={`kite ${className}`}>
      <path className="kite-facet-1" d="M32 2 8 28l24 8z" />
      <path className="kite-facet-2" d="M32 2l24 26-24 8z" />
      <path className="kite-facet-3" d="M8 28l24 8v32z" />
      <path className="kite-facet-4" d="M56 28 32 36v32z" />
      <path className="kite-facet-5" d="M32 68l-7 10h14z" />
    </svg>
  );
}
