import type { FormTexts } from '@riverfront/contract';
import { messages } from '@riverfront/contract/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import type { Arriving } from '../../../content.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { notify } from '../../../ui/toasts.ts';
import { whenOnline } from '../../../ui/when-online.ts';
import type { JobContext } from '../context.ts';
import { useGoBack } from '../use-go-back.ts';
import { ApplyPage } from './apply-page.tsx';
import { Opening } from './opening.tsx';
import type { Received } from './received.tsx';
import { useArrived } from './use-arrived.ts';

/** Only over a page that the browser was on before, never in a document. */
const ApplyPopup = lazyPart(
  () => import('./apply-popup.tsx'),
  (path) => !/\/apply\/?$/.test(path),
);
const ReceivedPanel = lazy(whenOnline(() => import('./received.tsx')));

/** Applying for a job: over the list or the job it was opened from, or on a page of its own. */
export default function Application({ id, forms }: { id: string; forms: Arriving<{ forms: FormTexts }> }) {
  const { popup, job } = useOutletContext<JobContext>();
  const [received, setReceived] = useState<Received>();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const arrivedJob = useArrived(job);
  const texts = useArrived(forms)?.answer?.forms.application;

  function onReceived(application: Received) {
    notify(messages.applicationReceived);
    if (popup) navigate('/careers', { replace: true, state: { received: application } });
    else setReceived(application);
  }

  const opening = <Opening {...{ id, popup, texts, onReceived }} job={arrivedJob} />;
  const title = arrivedJob?.answer?.job.title;
  if (popup)
    return (
      <ApplyPopup title={title} onClose={goBack}>
        {opening}
      </ApplyPopup>
    );
  if (received)
    return (
      <div className="frame section-space">
        <Suspense>
          <ReceivedPanel received={received} level={1} />
        </Suspense>
      </div>
    );
  return (
    <ApplyPage id={id} job={arrivedJob?.answer?.job}>
      {opening}
    </ApplyPage>
  );
}
