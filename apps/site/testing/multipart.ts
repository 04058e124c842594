export type MultipartPart = { name: string; value: string | Buffer; fileName?: string };

export const boundary = 'riverfront-test-boundary';
export const contentType = `multipart/form-data; boundary=${boundary}`;

/** Makes the body of a multipart form by hand, so that it can also be an invalid one. */
export function makeMultipart(parts: MultipartPart[], { end = `--${boundary}--\r\n` } = {}): Buffer {
  const pieces = parts.flatMap(({ name, value, fileName }) => {
    const file =
      fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

/** Makes a request that sends this body in chunks. `fail` breaks the connection after them. */
export function makeRequest(
  body: Buffer,
  {
    headers = {},
    chunk = 64 * 1024,
    fail,
  }: { headers?: Record<string, string>; chunk?: number; fail?: Error } = {},
): Request {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < body.length) controller.enqueue(new Uint8Array(body.subarray(at, at + chunk)));
      else if (fail) controller.error(fail);
      else controller.close();
      at += chunk;
    },
  });
  // Node requires `duplex` for a body that streams; the DOM types lack it.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: stream,
    headers: { 'content-type': contentType, ...headers },
    duplex: 'half',
  };
  return new Request('http://localhost/', init);
}
