/** What a plain brand shows in the place of an emblem that marks a point. */
export const disc = <circle cx="32" cy="40" r="24" className="emblem-facet-1" />;
