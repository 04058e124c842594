import { Link } from 'react-router';
import { useSite } from '../../site.ts';
import { ArrowIcon } from '../../ui/icons.tsx';

/** Links for visitors without results, and tips for another query. */
export function NextSteps({ title, tips = false }: { title: string; tips?: boolean }) {
  const { menus } = useSite();
  const links = menus ? [...menus.main.filter(({ link }) => link !== '/'), menus.contact] : [];
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-card">{title}</h2>
      {tips ? (
        <ul className="mt-3 list-disc pl-5 text-text-soft">
          <li>Look for a word that was typed wrongly.</li>
          <li>Use fewer words, or more general ones.</li>
          <li>Leave out quotation marks, which ask for exactly these words.</li>
        </ul>
      ) : null}
      <ul className="mt-5 grid max-w-[46rem] gap-x-8 sm:grid-cols-2">
        {links.map(({ title: name, link }) => (
          <li key={link} className="border-t border-line">
            <Link
              to={link}
              prefetch="intent"
              className="group flex min-h-14 items-center justify-between font-semibold"
            >
              {name}
              <ArrowIcon className="text-main" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
