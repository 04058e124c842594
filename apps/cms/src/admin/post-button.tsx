'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonOf, sendStaff } from './staff-api.ts';

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
  const [isBusy, setBusy] = useState(false);
  async function post() {
    setBusy(true);
    try {
      toast.success((await sendStaff<{ message: string }>('POST', path, body)).message);
      router.refresh();
    } catch (error) {
      toast.error(reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <Button
      buttonStyle={isMain ? 'primary' : 'secondary'}
      size="small"
      margin={false}
      disabled={isBusy}
      aria-label={name}
      onClick={() => void post()}
    >
      {label}
    </Button>
  );
}
