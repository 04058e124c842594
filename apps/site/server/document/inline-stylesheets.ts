/**
 * Writes stylesheets that `read` knows by their address into the page, in place of their links: a request for a small
 * one holds up the first paint.
 */
export function inlineStylesheets(html: string, read: (href: string) => string | undefined): string {
  return html.replace(stylesheetLink, (link, href: string) => {
    const css = read(href);
    return css === undefined ? link : `<style>${css}</style>`;
  });
}

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
