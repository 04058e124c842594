import { CloseButton } from '../../ui/close-button.tsx';

/** The topic of the message, with a button that removes it. */
export function TopicNote({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <p className="flex items-center justify-between gap-4 border-l-3 border-main bg-surface py-1 pr-1 pl-4">
      <span>
        About: <strong className="font-semibold">{title}</strong>
      </span>
      <CloseButton
        label={`Remove the topic ${title}`}
        onClick={onRemove}
        icon="size-4"
        className="size-11 shrink-0"
      />
    </p>
  );
}
