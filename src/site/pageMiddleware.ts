import type {MiddlewareName} from '../domain/browser/navigation/middleware';

/**
 * Middleware of pages written in React, by address without the base path. Articles and MDX pages list theirs in the
 * front matter (`middleware: [name]`).
 */
export const pageMiddleware: Readonly<Record<string, readonly MiddlewareName[]>> = {
  // The address of a filtered list is meant to be shared, so click ids are removed from it.
  '/baza-wiedzy': ['dropClickIds'],
};
