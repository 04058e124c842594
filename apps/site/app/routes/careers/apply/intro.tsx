/** The introduction, server-rendered: something to read while the form loads. */
export function Intro({ text }: { text: string }) {
  return <p className="mb-8 text-text-soft without-script:hidden">{text}</p>;
}
