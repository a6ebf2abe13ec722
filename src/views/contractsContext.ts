import { createContext } from 'react';
import type { Site } from '../domain/contract/siteLabel.ts';

/** Contracts of the user by reference, in a small file because every page loads it. */
export const ContractsContext = createContext<ReadonlyMap<string, Site>>(new Map());
