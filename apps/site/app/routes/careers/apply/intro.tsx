/** What the form begins with: in the server's HTML, so that there is something to read while the form arrives. */
export function Intro({ text }: { text: string }) {
  return <p className="mb-8 text-text-soft without-script:hidden">{text}</p>;
}
