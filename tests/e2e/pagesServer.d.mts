import type {Server} from 'node:http';

export function createPagesServer(
  folder: () => string,
  options?: {basePath?: string; cacheControl?: string},
): Server;
