/** Why a preview is not shown, as a page that stands in the editor's frame or in a window of its own. */
export interface Refusal {
  status: 403 | 404 | 409 | 503;
  title: string;
  text: string;
}

export const overOrForeign: Refusal = {
  status: 403,
  title: 'This preview link is over',
  text: 'Preview links last for up to 30 minutes and show one draft only. Reload the page of the staff side that you came from: it makes a new link.',
};

export const gone: Refusal = {
  status: 404,
  title: 'This draft is no longer there',
  text: 'It was deleted, or it has moved. Close the preview and look for it in the staff side.',
};

export const notShowable: Refusal = {
  status: 409,
  title: 'This draft cannot be shown yet',
  text: 'Its page does not exist yet. Fill in the fields that are marked with a star; the preview then appears.',
};

export const away: Refusal = {
  status: 503,
  title: 'The content cannot be reached at the moment',
  text: 'Nothing that you wrote is lost. Reload the page in a minute.',
};

/** A plain page that loads nothing; its looks are the browser's, in light and dark. */
export function refusedPage({ title, text }: Pick<Refusal, 'title' | 'text'>): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
