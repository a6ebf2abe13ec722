import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

export const renderAt = (path: string, node: ReactNode): string =>
  renderToString(<Router ssrPath={path}>{node}</Router>);
