import { explore } from '#machines/kit/explore.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { walkPortal } from '../paths/drivers/portal.ts';
import { portalWalks } from '../paths/portalWalks.ts';
import { titleOf } from '../paths/story.ts';
import { test } from './portal.ts';

// What the charts foretell, walked on the whole portal; the other journeys say whether the charts are right.
for (const { model } of await portalWalks()) {
  const exploration = explore(model);
  for (const path of pathsOf(exploration, 'branches+refused'))
    test(`${path.flow} ${path.id} ${titleOf(exploration, path)}`, ({ page }) => walkPortal(page, path));
}
