import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';

const context = {plugin: {name: 'error', id: 'default'}};

/**
 * Gives the layout the route context it expects where there is no route.
 *
 * Why: the page for errors outside the layout also shows the header and footer.
 * Leans on: core 3.10 client/routeContext.js, as core's own theme-fallback/Error does; theme-classic
 * theme/ThemeProvider/TitleFormatter, which is inside the part that failed.
 * Breaks: the page for such errors fails itself and falls back to one without header and footer.
 */
export default function OutsideRoute({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <RouteContextProvider value={context}>
      <TitleFormatter>{children}</TitleFormatter>
    </RouteContextProvider>
  );
}
