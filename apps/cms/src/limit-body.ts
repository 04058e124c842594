type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Largest multipart body without a file, in bytes; Payload accepts 1 MB of one. */
const maxFormBytes = 2 * 1024 ** 2;

/**
 * Rejects large multipart bodies that upload no image or video. Payload writes every file of a form to the
 * disk before it authenticates the request, and removes those of uploads alone.
 */
export function limitBody<Context>(handle: Handler<Context>): Handler<Context> {
  return async function limited(request, context) {
    const isForm = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/') ?? false;
    const isUpload = /^\/api\/media(\/\d+)?$/.test(new URL(request.url).pathname);
    // Browsers send the length; without one the size is unknown.
    const bytes = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (!isForm || isUpload || bytes <= maxFormBytes) return handle(request, context);
    return Response.json({ errors: [{ message: 'This is too large to be saved.' }] }, { status: 413 });
  };
}
