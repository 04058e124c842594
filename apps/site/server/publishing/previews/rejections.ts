/** An error page in place of a preview, in the editor's frame or in its own window. */
export interface Rejection {
  status: 403 | 404 | 409 | 503;
  title: string;
  text: string;
}

export const rejections = {
  invalidLink: {
    status: 403,
    title: 'This preview link has expired',
    text: 'Preview links are valid for up to 30 minutes and for one draft. Reload the page of the staff side that you came from to get a new link.',
  },
  deleted: {
    status: 404,
    title: 'This draft does not exist any more',
    text: 'It was deleted or has moved. Close the preview and look for it in the staff side.',
  },
  incomplete: {
    status: 409,
    title: 'This draft cannot be shown yet',
    text: 'Its page does not exist yet. Fill in the fields that are marked with a star; the preview then appears.',
  },
  unavailable: {
    status: 503,
    title: 'The content is unavailable at the moment',
    text: 'Nothing that you wrote is lost. Reload the page in a minute.',
  },
} satisfies Record<string, Rejection>;
