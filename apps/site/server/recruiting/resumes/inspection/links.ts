/**
 * True for the target of a link that a reader follows by clicking: a web, email or telephone address, or one
 * without a scheme ("www.example.com/jane"). Paths to a server (UNC, `file:`) and other schemes are not.
 */
export function isOrdinaryLink(target: string): boolean {
  const address = target.trim();
  if (/^(https?|mailto|tel):/i.test(address)) return true;
  return !/^([\\/]|[a-z][a-z\d+.-]*:)/i.test(decodePercent(address));
}

/**
 * True for a template on the author's own disk: a file name, or a path from a drive or from the root.
 * Word notes it in most documents that were made from a template (decision 0042).
 */
export function isLocalPath(target: string): boolean {
  const path = decodePercent(target.trim()).replace(/^file:\/\/\//i, '');
  if (/^[a-z]:[\\/](?![\\/])/i.test(path)) return true;
  // `file:///Users/jane/a.dotx` of a Mac loses three slashes above and begins with a letter here.
  return !/^[\\/]|:/.test(path);
}

/** Resolves `%5C` and the like, which Word resolves too; `decodeURIComponent` would throw on invalid UTF-8. */
function decodePercent(address: string): string {
  return address.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
