import { exportsModel } from '#machines/exports/exports.model.ts';
import { exportsMount } from '#src/flows/exports/exports.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { exportsExpectations } from './exports.expectations.ts';

testWalk(exportsModel, {
  mount: exportsMount,
  // Its buttons are those of the exports, which it follows.
  events: {
    'exports.changed': sentByThePortal,
    'session.expired': sentByThePortal,
    'page.left': sentByThePortal,
    'session.ended': sentByThePortal,
  },
  expectations: exportsExpectations,
});
