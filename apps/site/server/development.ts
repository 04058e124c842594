import { createServer, type RequestListener, type Server } from 'node:http';
import type { ServerBuild } from 'react-router';

export interface DevelopmentServer {
  /** Loads the current server build. */
  build: () => Promise<ServerBuild>;
  /** Creates a server with Vite (hot reload, sources) in front of the site. */
  createServer(listener: RequestListener): Server;
  close(): Promise<void>;
}

/**
 * Starts Vite in middleware mode, for `npm run dev`.
 * @param root folder with vite.config.ts
 */
export async function developmentServer(root: string): Promise<DevelopmentServer> {
  const { createServer: createVite } = await import('vite');
  const http = createServer();
  // Hot reload shares our port; its own default port would clash with another instance.
  const vite = await createVite({ root, server: { middlewareMode: true, ws: { server: http } } });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    createServer: (listener) =>
      http.on('request', (request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      ),
    close: () => vite.close(),
  };
}
