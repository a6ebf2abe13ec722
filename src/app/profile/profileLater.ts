import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';

/** True when the user postponed the profile completion, until the tab closes. */
export const profileLater = stored(() => sessionStorage, 'portal.profileLater', z.boolean(), false);
