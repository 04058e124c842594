/** Classes of a link that narrows a list; `aria-current` marks the chosen one. */
export const chip =
  'inline-flex min-h-11 items-center gap-2 border border-line-strong px-4 text-small font-semibold whitespace-nowrap hover:bg-mist aria-[current]:border-main aria-[current]:bg-main aria-[current]:text-on-main';
