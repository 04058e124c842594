import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Topic } from './topic.tsx';

/**
 * Returns the topic that the visitor came with, in the address. Known only in the browser: the cached page is
 * the same for everybody. `remove` takes it off the message.
 */
export function useTopic(): { topic: Topic | undefined; remove: () => void } {
  const { search } = useLocation();
  const [topic, setTopic] = useState<Topic>();
  const resolving = useRef<AbortController>(undefined);
  useEffect(() => {
    setTopic(undefined);
    if (!search) return;
    const controller = new AbortController();
    resolving.current = controller;
    // Most visitors come without one.
    import('./topic.tsx')
      .then(({ resolveTopic }) => resolveTopic(search, setTopic, controller.signal))
      .catch(() => {}); // the message goes without it
    return () => controller.abort();
  }, [search]);
  const remove = () => {
    resolving.current?.abort();
    setTopic(undefined);
  };
  return { topic, remove };
}
