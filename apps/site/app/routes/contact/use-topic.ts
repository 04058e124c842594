import { isApiError } from '@riverfront/contract/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readable, titleOf, topicIn } from './topic.ts';

/** What a message is about. */
export interface Topic {
  path: string;
  title: string;
}

/**
 * The topic that the visitor came with, in the address. Known only in the browser: the page is kept
 * in one copy for everybody. `remove` takes it off the message.
 */
export function useTopic(): { topic: Topic | undefined; remove: () => void } {
  const { search } = useLocation();
  const [topic, setTopic] = useState<Topic>();
  useEffect(() => {
    const path = topicIn(search);
    setTopic(path ? { path, title: readable(path) } : undefined);
    if (!path) return;
    const leaving = new AbortController();
    titleOf(path, leaving.signal).then(
      (title) => setTopic((shown) => (shown?.path === path ? { path, title } : shown)),
      (error: unknown) => {
        if (isApiError(error) && error.status === 404) setTopic(undefined);
      },
    );
    return () => leaving.abort();
  }, [search]);
  return { topic, remove: () => setTopic(undefined) };
}
