import type { ComponentProps } from 'react';
import { vi } from 'vitest';

// What our screens use of `@payloadcms/ui`, which needs a whole admin around it:
// `vi.mock('@payloadcms/ui', () => import('…/testing/payload-ui.tsx'))`.

export const toast = { success: vi.fn(), error: vi.fn() };

export const useAuth = () => ({ user: { id: 1 } });
export const useForm = () => ({ formRef: {} });
export const useFormModified = () => false;
const preferences = { getPreference: async () => undefined, setPreference: () => {} };
export const usePreferences = () => preferences;
export const useRouteTransition = () => ({});

export const Link = ({ href, children }: ComponentProps<'a'>) => <a href={href}>{children}</a>;

interface ButtonProps extends ComponentProps<'button'> {
  extraButtonProps?: object;
}
export const Button = ({ onClick, type = 'button', disabled, children, extraButtonProps }: ButtonProps) => (
  <button {...{ type, onClick, disabled, ...extraButtonProps }}>{children}</button>
);
