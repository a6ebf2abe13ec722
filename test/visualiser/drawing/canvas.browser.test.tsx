import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { ChartCanvas, type ChartCanvasProps } from '#src/visualiser/drawing/canvas/ChartCanvas.tsx';
import { dressPage } from '../../dressPage.ts';
import { addContract, axeViolations } from '../panels.ts';

const session = findFlow('session');
const editing = 'addContract.editing';

type Given = Partial<ChartCanvasProps>;

const Controlled = (given: Given) => {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <div style={{ height: 800 }}>
      <ChartCanvas
        described={addContract}
        names="french"
        active={new Set()}
        taken={[]}
        selected={selected}
        onSelect={setSelected}
        overlay={null}
        changes={null}
        query=""
        {...given}
      />
    </div>
  );
};

const element = (selector: string) => document.querySelector<SVGGElement>(selector)!;
const node = (id: string) => element(`[data-node="${id}"]`);
const branch = (id: string) => element(`[data-branch="${id}"]`);
const shows = (find: (id: string) => SVGGElement, id: string, isShown = true) =>
  vi.waitFor(() => expect(find(id) !== null).toBe(isShown), { timeout: 20_000 });
const drawn = async (given: Given = {}) => {
  const screen = await render(<Controlled {...given} />);
  await shows(node, (given.described ?? addContract).chart.id);
  return screen;
};

const click = async (target: SVGGElement) => {
  await userEvent.click(page.elementLocator(target.querySelector('text') ?? target));
};

/** Waits until a size is the same in 20 frames, because a busy machine may repeat a size in a few frames. */
const rested = async (size: () => number) => {
  for (let [before, since] = [Number.NaN, 0]; since < 20; before = size()) {
    await new Promise(requestAnimationFrame);
    since = before === size() ? since + 1 : 0;
  }
  return size();
};

const isDim = (group: SVGGElement) => group.getAttribute('opacity') !== null;

beforeAll(async () => {
  await document.fonts.ready;
  await dressPage();
});

describe('the canvas', () => {
  it('selects a state on a click, and highlights the arrows from and to this state', async () => {
    await drawn();
    await click(node(editing));
    expect(node(editing).getAttribute('aria-pressed')).toBe('true');
    expect(isDim(branch(`${editing}|form.submitted|0`))).toBe(false);
    expect(isDim(node('addContract.submitting'))).toBe(false);
    expect(isDim(node('addContract.submitted'))).toBe(true);
    await click(node(editing));
    expect(node(editing).getAttribute('aria-pressed')).toBe('false');
    expect(isDim(node('addContract.submitted'))).toBe(false);
  });

  it('moves between states with arrow keys, and selects with Enter', async () => {
    await drawn();
    await userEvent.tab();
    expect(document.activeElement).toBe(node('addContract'));
    const met = new Set<string>();
    for (const way of ['Up', 'Up', 'Down', 'Down', 'Down', 'Left', 'Right']) {
      await userEvent.keyboard(`{Arrow${way}}`);
      met.add(document.activeElement?.getAttribute('data-node') ?? '');
    }
    expect(met.size).toBeGreaterThan(3);
    const reached = document.activeElement;
    await userEvent.keyboard('{Enter}');
    expect(reached?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(reached?.getAttribute('aria-pressed')).toBe('false');
    expect([...document.querySelectorAll('[data-node][tabindex="0"]')]).toEqual([reached]);
  });

  it('collapses a group by its button or Space, with its arrows at the collapsed box', async () => {
    const screen = await drawn({ described: session, overlay: {} });
    const group = 'session.open.signedIn';
    await screen.getByRole('button', { name: 'Tout voir' }).click();
    await userEvent.click(page.elementLocator(element(`[data-toggle="${group}"]`)));
    await shows(node, `${group}.fresh`, false);
    expect(element(`[data-toggle="${group}"]`).getAttribute('aria-expanded')).toBe('false');
    expect(branch('session.open.opening.loadingProfile|xstate.done.actor.loadProfile|0')).toBeTruthy();
    await screen.getByRole('button', { name: 'Tout déplier' }).click();
    await shows(node, `${group}.fresh`);
    node(group).focus();
    await userEvent.keyboard(' ');
    await shows(node, `${group}.fresh`, false);
  });

  it('finds a text, shows the count of results and highlights each of them', async () => {
    const screen = await drawn({ query: 'RATTACHEMENT echoue' });
    await expect.element(screen.getByText('1 résultat')).toBeVisible();
    expect(isDim(branch('addContract.submitting|xstate.error.actor.submitForm|0'))).toBe(false);
    expect(isDim(node(editing))).toBe(true);
    await screen.rerender(<Controlled query="formulaire" />);
    await screen.getByRole('button', { name: 'Résultat suivant' }).click();
    await expect.element(screen.getByText(/, 2 sur/)).toBeVisible();
    await screen.rerender(<Controlled query="introuvable partout" />);
    await expect.element(screen.getByText(/^(Rien|Aucun)/)).toBeVisible();
  });

  it('marks active, taken, covered and changed elements with shapes, not only with colours', async () => {
    const taken = `${editing}|form.submitted|0`;
    await drawn({
      active: new Set(['addContract', editing]),
      taken: [taken],
      overlay: {
        [taken]: { count: 12, refused: 3, survivors: [] },
        [`${editing}|closed|0`]: { count: 0, refused: 0, survivors: ['drop'] },
      },
      changes: {
        nodes: { 'addContract.submitted': 'added' },
        branches: { [`${editing}|closed|0`]: 'removed' },
      },
    });
    expect(node(editing).dataset.active).toBe('true');
    expect(node(editing).getAttribute('aria-label')).toMatch(/, état, actif, 2 sorties$/);
    expect(node('addContract.submitting').dataset.active).toBeUndefined();
    expect(branch(taken).dataset.covered).toBe('true');
    expect(branch(taken).textContent).toContain('×12');
    expect(branch(`${editing}|closed|0`).dataset.covered).toBe('false');
    expect(branch(`${editing}|closed|0`).textContent).toContain('−');
    const line = branch(`${editing}|closed|0`).querySelector('path');
    expect(line?.getAttribute('stroke-dasharray')).toBeTruthy();
    expect(branch('addContract.opening|always|0').dataset.covered).toBeUndefined();
    expect(node('addContract.submitted').nextElementSibling?.textContent).toContain('+');
  });

  it('zooms by the wheel, keys and buttons, and fits the whole chart into the pane', async () => {
    const screen = await drawn({ query: 'formulaire' });
    const width = () => node('addContract').getBoundingClientRect().width;
    const opened = width();
    await screen.getByRole('button', { name: 'Tout voir' }).click();
    await vi.waitFor(() => expect(width()).toBeLessThan(opened));
    const fitted = await rested(width);
    await screen.getByRole('button', { name: 'Agrandir' }).click();
    await vi.waitFor(() => expect(width()).toBeGreaterThan(fitted * 1.1));
    node(editing).focus();
    await userEvent.keyboard('0');
    await vi.waitFor(() => expect(width()).toBeCloseTo(fitted, 0));
    await userEvent.keyboard('-');
    await vi.waitFor(() => expect(width()).toBeLessThan(fitted * 0.9));
  });

  it.each(['light', 'dark'] as const)('has no axe violation, %s', async (appearance) => {
    await dressPage(appearance);
    const walked = { count: 4, refused: 2, survivors: ['drop'] };
    await drawn({
      described: session,
      query: 'badge',
      active: new Set(['session', 'session.open']),
      overlay: Object.fromEntries(session.chart.branches.map(({ id }) => [id, walked])),
      changes: { nodes: { 'session.open': 'changed' }, branches: {} },
    });
    expect(await axeViolations()).toEqual([]);
  });
});
