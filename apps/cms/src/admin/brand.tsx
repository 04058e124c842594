/** The company's mark and name above the sign-in form. */
export function Logo() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Mark height={56} />
      <div>
        <div style={{ fontSize: 28, fontWeight: 600, lineHeight: 1.1 }}>Riverfront</div>
        <div style={{ fontSize: 16 }}>Staff side</div>
      </div>
    </div>
  );
}

/** The small mark in the admin's navigation. */
export function Icon() {
  return <Mark height={26} />;
}

function Mark({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 64 80" height={height} aria-hidden="true">
      <path d="M32 2 8 28l24 8z" fill="#0e6f6b" />
      <path d="M32 2l24 26-24 8z" fill="#f2a33a" />
      <path d="M8 28l24 8v32z" fill="#0a5350" />
      <path d="M56 28 32 36v32z" fill="#13857f" />
      <path d="M32 68l-7 10h14z" fill="#f2a33a" />
    </svg>
  );
}
