type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** The most that a form without a file sends, in bytes; Payload takes 1 MB of one. */
const formBytes = 2 * 1024 ** 2;

/**
 * Rejects large forms that are no upload of a picture or video. Payload writes every file of a form to the disk
 * before it asks who sends it, and removes those of uploads alone.
 */
export function limitBody<Context>(handle: Handler<Context>): Handler<Context> {
  return async function limited(request, context) {
    const isForm = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/') ?? false;
    const isUpload = /^\/api\/media(\/\d+)?$/.test(new URL(request.url).pathname);
    // Without a length there is no telling; browsers state it.
    const bytes = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (!isForm || isUpload || bytes <= formBytes) return handle(request, context);
    return Response.json({ errors: [{ message: 'This is too large to be saved.' }] }, { status: 413 });
  };
}
