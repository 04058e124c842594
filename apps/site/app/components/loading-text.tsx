/** The waiting text of the specification. */
export function LoadingText({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="frame section-space min-h-[60svh] text-center text-lead text-text-soft">
      {children}
    </p>
  );
}
