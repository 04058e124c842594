const paragraphs = Array.from({ length: 40 }, (_, n) => `Paragraph ${n + 1} of a page that never changes.`);

/** A plain page, far lighter than our home page, which Next renders once when building. */
export default function Page() {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
