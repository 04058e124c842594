import type { ReactNode } from 'react';
import { useLoaded } from '../../components/use-loaded.ts';
import { useSite } from '../../site.ts';
import type { HumanCheckBoxProps } from './human-check-box.tsx';

const load = () => import('./human-check-box.tsx');

/** The human check, loaded when the server asks for it. Without JavaScript it says how to write to us instead. */
export function HumanStep(props: HumanCheckBoxProps) {
  const { value: module, failed } = useLoaded('human-check', load);
  return (
    <div className="grid gap-4 border-l-6 border-accent bg-surface p-5">
      <noscript>
        {import.meta.env.SSR ? (
          <ByMail>
            Something about this message looks as if a program had sent it, and our check for that needs
            JavaScript.
          </ByMail>
        ) : null}
      </noscript>
      {failed ? <ByMail>The check could not be loaded. Please try again in a moment.</ByMail> : null}
      {module ? <module.HumanCheckBox {...props} /> : null}
    </div>
  );
}

function ByMail({ children }: { children: ReactNode }) {
  const { settings } = useSite();
  return (
    <p>
      {children}{' '}
      {settings ? (
        <>
          You can also send your text, which is still here, by mail to{' '}
          <a href={`mailto:${settings.salesEmail}`} className="link">
            {settings.salesEmail}
          </a>
          .
        </>
      ) : null}
    </p>
  );
}
