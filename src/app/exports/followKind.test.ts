import { describe, expect, it, vi } from 'vitest';
import { exportIn, fourMeters } from '#test/exportIn.ts';
import { leftOfExport } from '../../flows/export/export.ports.ts';
import { followKind } from './ExportTray.tsx';
import { createExports } from './exports.ts';

type Offered = Record<string, ReturnType<typeof exportIn>>;

const follow = (offered: Offered, ...shown: readonly string[]) => {
  const { consumption } = createExports();
  for (const key of shown) consumption.show(key);
  for (const [key, actor] of Object.entries(offered)) consumption.offer(key, () => actor);
  return followKind(consumption, leftOfExport);
};

const missing = (left: ReturnType<ReturnType<typeof follow>['listLeft']>) =>
  left.map((one) => (one.flow === 'export' ? one.meters.map(({ idPDS }) => idPDS) : []));

const ids = fourMeters.map(({ idPDS }) => idPDS);

describe('the state of each export', () => {
  it.each([
    ['running', 'fetching' as const, 'running'],
    ['at rest, with what leaving would lose', 'incomplete' as const, 'lacking'],
    ['over, with a file', { choosing: 'saved' as const }, 'over'],
    ['to be resumed', 'interrupted' as const, 'interrupted'],
  ])('%s', (_, value, standing) => {
    expect(follow({ one: exportIn(value, 2) }).track()).toEqual([{ standing, isShown: false }]);
  });

  it('is not listed as finished in the dialog that shows it', () => {
    expect(follow({ one: exportIn({ choosing: 'saved' }, 4) }, 'one').track()).toEqual([]);
    expect(follow({ one: exportIn('fetching', 2) }, 'one').track()).toEqual([
      { standing: 'running', isShown: true },
    ]);
  });
});

describe('the unsaved part of exports', () => {
  const each = () => ({
    saved: exportIn({ choosing: 'saved' }, 3),
    incomplete: exportIn('incomplete', 3),
    interrupted: exportIn('interrupted', 2),
  });

  it('on leaving, is all that is in progress and was not resumed', () => {
    expect(missing(follow(each()).listLeft())).toEqual([ids, ids.slice(2)]);
  });

  it('after saving, is only the missing part', async () => {
    const exports = each();
    expect(missing(await follow(exports).save())).toEqual([ids.slice(3), ids.slice(2)]);
    expect(exports.incomplete.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
  });
});

it('offers the missing part once the network is back', () => {
  const lacking = exportIn('incomplete', 2);
  follow({ lacking }).reconnect();
  expect(lacking.getSnapshot().context.isReconnected).toBe(true);
});

it('notifies of changes until stopped', () => {
  const lacking = exportIn('incomplete', 2);
  const kind = follow({ lacking });
  const changed = vi.fn();
  kind.subscribe(changed);
  lacking.send({ type: 'rest.kept' });
  expect(changed).toHaveBeenCalled();
  kind.stop();
  expect(lacking.getSnapshot().status).toBe('stopped');
  expect(kind.track()).toEqual([]);
});
