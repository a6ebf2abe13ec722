import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';

/** Whether the user has put off completing the profile, for this visit: as long as the tab is open. */
export const profileLater = stored(() => sessionStorage, 'portal.profileLater', z.boolean(), false);
