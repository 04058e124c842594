'use client';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { SmallButton } from './buttons.tsx';

interface PostButtonProps {
  label: string;
  /** More than the label, for assistive technology. */
  name?: string;
  path: string;
  body?: object;
  /** Marks the main action of the screen. */
  isMain?: boolean;
}

/** Posts to the staff side, says how it went, and shows the screen anew. */
export function PostButton({ label, name, path, body = {}, isMain = false }: PostButtonProps) {
  const router = useRouter();
  const { isBusy, attempt } = useAttempt(toast.error);
  async function post() {
    toast.success((await sendStaff<{ message: string }>('POST', path, body)).message);
    router.refresh();
  }
  return (
    <SmallButton
      buttonStyle={isMain ? 'primary' : 'secondary'}
      disabled={isBusy}
      aria-label={name}
      onClick={() => void attempt(post)}
    >
      {label}
    </SmallButton>
  );
}
