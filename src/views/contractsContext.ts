import { createContext } from 'react';
import type { Site } from '../domain/contract/siteLabel.ts';

/** Contracts of the signed-in user by reference. In its own file, because every page imports it. */
export const ContractsContext = createContext<ReadonlyMap<string, Site>>(new Map());
