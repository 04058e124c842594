const paragraphs = Array.from({ length: 40 }, (_, n) => `Paragraph ${n + 1} of a page that never changes.`);

/** A plain page, far lighter than our home page, which Next renders once when building. */
export default function Page() {
  return (
    <main>
      <h1>A static page</h1>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </main>
  );
}
