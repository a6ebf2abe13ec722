import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

/** The HTML of a node on the page of a path, without a browser. */
export const renderAt = (path: string, node: ReactNode): string =>
  renderToString(<Router ssrPath={path}>{node}</Router>);
