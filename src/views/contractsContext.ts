import { createContext } from 'react';
import type { Site } from '../domain/contract/siteLabel.ts';

/** Contracts of the user by reference. In a separate small file, because every page loads this file. */
export const ContractsContext = createContext<ReadonlyMap<string, Site>>(new Map());
