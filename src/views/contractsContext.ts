import { createContext } from 'react';
import type { Site } from '../domain/contract/siteLabel.ts';

/** Contracts of the signed-in user, by reference. It has its own file, because each page loads it. */
export const ContractsContext = createContext<ReadonlyMap<string, Site>>(new Map());
