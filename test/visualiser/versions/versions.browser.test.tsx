import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Screens } from '#src/kit/narration/screens.ts';
import { loadScreens } from '#src/visualiser/book/books.ts';
import { VersionsPanel } from '#src/visualiser/versions/VersionsPanel.tsx';
import { dressPage } from '../../dressPage.ts';
import { axeViolations, addContract as flow } from '../panels.ts';

const look = { brand: 'ponant', appearance: 'light', width: 'phone' } as const;
const current = { chart: flow.chart, model: { words: flow.model.words } };
const older = structuredClone(current);
const closed = 'addContract.editing|closed|0';
older.chart.branches = older.chart.branches.filter(({ id }) => id !== closed);

const commit = 'a'.repeat(40);
const at = '2026-03-04T10:20:00+01:00';
const revisions = [{ commit, tag: 'v1', at, flows: ['addContract'] }];

const fileOf = (flow: object, screens: Screens | null = null) =>
  JSON.stringify({ flows: [{ ...flow, screens, spoken: null }] });

const answer = (address: string, known: unknown, screens: Screens | null): Response => {
  if (address.endsWith('revisions.json')) return new Response(JSON.stringify(known));
  if (address.endsWith(`${commit}.json`)) return new Response(fileOf(older, screens));
  return address === 'https://other.test/flows.json'
    ? new Response(fileOf(older))
    : new Response(null, { status: 404 });
};

const show = async (known: unknown, screens: Screens | null = null, linked: string | null = null) => {
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => answer(String(address), known, screens));
  const callbacks = { onCompared: vi.fn(), onFocus: vi.fn(), onPlay: vi.fn() };
  return { ...callbacks, ...(await render(<VersionsPanel {...{ flow, look, linked }} {...callbacks} />)) };
};

const unchanged = { nodes: {}, branches: {} };

const expectCompared = async ({ onCompared }: Awaited<ReturnType<typeof show>>) => {
  await expect.element(page.getByText('1 différence')).toBeVisible();
  const before = { described: expect.objectContaining(older), changes: unchanged };
  const changes = { nodes: {}, branches: { [closed]: 'added' } };
  await expect.poll(() => onCompared.mock.lastCall).toEqual([{ changes, before }]);
};

beforeEach(async () => {
  await dressPage();
  vi.restoreAllMocks();
});

describe('VersionsPanel', () => {
  it('shows the differences from the last release as text and as colours on the chart', async () => {
    const shown = await show(revisions);
    await expectCompared(shown);
    await expect.element(page.getByText(/^La flèche .* est ajoutée/)).toBeVisible();
    await page.getByRole('button', { name: /^Voir sur le schéma/ }).click();
    await expect.poll(() => shown.onFocus.mock.calls).toEqual([[closed]]);
    expect(await axeViolations()).toEqual([]);
    await userEvent.selectOptions(page.getByLabelText('Avant'), 'Ce qui est affiché');
    await expect
      .element(page.getByText('Rien n’a changé dans le schéma entre ces deux versions.'))
      .toBeVisible();
    await expect.poll(() => shown.onCompared.mock.lastCall).toEqual([null]);
    await shown.unmount();
    expect(shown.onCompared).toHaveBeenLastCalledWith(null);
  });

  it('warns that a version without screen texts is compared by its chart only', async () => {
    await show(revisions);
    await expect
      .element(page.getByText(/^Les phrases des écrans ne sont pas gardées avec la version d’avant/))
      .toBeVisible();
    expect(document.querySelector('[data-moment], [data-unseen]')).toBeNull();
  });

  it('shows « Rien de visible » beside a difference that changes no screen', async () => {
    await show(revisions, await loadScreens('addContract'));
    await expect.element(page.getByText('Rien de visible à cet endroit.')).toBeVisible();
    await expect.element(page.getByText(/^Rien de visible\s: le client lit les mêmes phrases/)).toBeVisible();
  });

  it('lists separately the screens that show the same texts earlier or later in the flow', async () => {
    const read = await loadScreens('addContract');
    const opening = Object.entries(read.opening).map(([of, texts]) => [of, [...texts, 'Envoi en cours']]);
    await show(revisions, { moves: {}, opening: Object.fromEntries(opening) });
    const apart = page.getByText(/^\d autres? moments?, dont les phrases s’affichent plus tôt ou plus tard$/);
    await expect.element(apart).toBeVisible();
    expect(document.querySelectorAll('details [data-moment^="opening"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-moment^="opening"]')).toHaveLength(2);
    await expect.element(page.getByText('4 moments changent pour le client')).toBeVisible();
  });

  it('compares the flow with a flows.json file in a folder without Git', async () => {
    const shown = await show([]);
    await expect.element(page.getByText(/sans l’historique du portail/)).toBeVisible();
    const file = document.querySelector('input[type=file]') ?? expect.unreachable();
    await userEvent.upload(file, new File(['{}'], 'wrong.json'));
    await expect.element(page.getByText(/^wrong.json n’est pas une autre version/)).toBeVisible();
    await userEvent.upload(file, new File([fileOf(older)], 'kept.json'));
    await expectCompared(shown);
  });

  it('compares two selected flows.json files by their charts and screens', async () => {
    const { onCompared } = await show([]);
    const read = await loadScreens('addContract');
    await expect.element(page.getByText(/^Un ou deux fichiers d’une autre version/)).toBeVisible();
    const file = document.querySelector('input[type=file]') ?? expect.unreachable();
    await userEvent.upload(file, [
      new File([fileOf(current, { opening: {}, moves: read.moves })], 'flows.json'),
      new File([fileOf(older, read)], 'flows.json'),
    ]);
    await expect.element(page.getByText(/^La flèche .* est retirée/)).toBeVisible();
    await expect.element(page.getByText('2 moments changent pour le client')).toBeVisible();
    await expect.element(page.getByLabelText('Après', { exact: true })).toHaveValue('flows.json (2)');
    const changes = { nodes: {}, branches: { [closed]: 'removed' } };
    const before = { described: expect.objectContaining(current), changes };
    await expect.poll(() => onCompared.mock.lastCall).toEqual([{ changes: unchanged, before }]);
  });

  it('compares the flow with a flows.json file that the user drops', async () => {
    await show([]);
    const help = page.getByText(/^Un ou deux fichiers d’une autre version/);
    await expect.element(help).toBeVisible();
    const zone = help.element();
    const dataTransfer = new DataTransfer();
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.items.add(new File([fileOf(older)], 'dropped.json', { type: 'application/json' }));
    Reflect.set(DataTransferItem.prototype, 'webkitGetAsEntry', undefined);
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(page.getByText('1 différence')).toBeVisible();
  });

  it('compares the flow with the flows.json file at the URL of the link, or reports its absence', async () => {
    const { unmount } = await show([], null, 'https://other.test/flows.json');
    await expect.element(page.getByText('1 différence')).toBeVisible();
    await unmount();
    await show([], null, 'https://other.test/missing.json');
    await expect.element(page.getByText(/missing.json n’est pas une autre version/)).toBeVisible();
  });

  it('reports a flow that a revision does not have, and a revision that cannot be parsed', async () => {
    const missing = 'c'.repeat(40);
    await show([{ ...revisions[0], commit: missing, tag: 'v0' }]);
    await expect.element(page.getByText(/^Cette version n’a pas pu être lue/)).toBeVisible();
    const file = document.querySelector('input[type=file]') ?? expect.unreachable();
    await userEvent.upload(file, new File(['{"flows":[]}'], 'empty.json'));
    await expect
      .element(page.getByText('Ce parcours n’existe pas dans l’une des deux versions.'))
      .toBeVisible();
  });

  it('proposes the last revision with another chart, or the first revision since a date', async () => {
    const at = (day: number, flows: string[]) => ({
      ...{ commit: `${day}`.repeat(40), tag: null, flows },
      at: `2026-03-0${day}T10:20:00Z`,
    });
    const own = ['addContract'];
    const changes = [at(6, own), at(5, ['session']), at(4, ['session']), at(3, own)];
    await show(changes);
    const before = page.getByLabelText('Avant', { exact: true });
    await expect.element(before).toHaveValue('5'.repeat(40));
    await expect
      .element(before)
      .toHaveTextContent(/^ChoisissezCe qui est affiché(Depuis le [653] mars 2026 à ..:20){3}$/);
    await page.getByLabelText('Depuis le').fill('2026-03-02');
    await expect.element(before).toHaveValue('3'.repeat(40));
  });

  it('compares a flow that no revision has changed with the oldest revision, and shows the date', async () => {
    await show([{ ...revisions[0], tag: null, flows: [] }]);
    await expect.element(page.getByText(/^Ce parcours n’a pas changé depuis le 4 mars 2026/)).toBeVisible();
  });

  it('reports versions that cannot be parsed', async () => {
    await show('not what is expected');
    await expect.element(page.getByText('Les versions gardées n’ont pas pu être lues.')).toBeVisible();
  });
});
