import * as z from 'zod/mini';
import { stored } from '../api/stored.ts';

/** The reference of the contract whose direct debit is asked for: kept for a reload, and for the way back from a signature. */
export const selectedContract = stored(() => sessionStorage, 'portal.directDebit', z.string(), '');
