/** An entry of the menu bar, which has to fit beside the search from 769 px on; a marigold line marks where the visitor is. */
export const navLinkClass =
  'flex h-full items-center px-1.5 text-[0.9375rem] font-medium text-text-soft hover:text-text aria-[current]:text-text aria-[current]:shadow-[inset_0_-3px_0_var(--color-marigold)] lg:px-2.5 lg:text-base xl:px-3.5';
