import { describe, expect, it } from 'vitest';
import { toPalette } from '#brands/palette.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { toSvg } from '#src/visualiser/drawing/export/svg.tsx';
import { toJson, toMarkdown, transitionsCsv } from '#src/visualiser/drawing/export/texts.ts';
import { toLabels } from '#src/visualiser/drawing/labels.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import { cutInParts, orientations, papers, partsOn } from '#src/visualiser/drawing/paper.ts';
import { isOpenGroup, type Picture, viewsOf } from '#src/visualiser/drawing/picture.ts';
import { layoutDirect } from '#test/paths/drawing.ts';
import { allNamed, type Element, readXml } from '#test/workbook/readXml.ts';
import { drawnFlows, everything, findProblems, isWithin } from './drawing/geometry.ts';

const flows = drawnFlows.map(([id, described]) => ({ id, described }));
const addContract = findFlow('addContract');

const values = (svg: Element, name: string): string[] =>
  [...allNamed(svg, 'g'), ...allNamed(svg, 'path')].flatMap(({ attributes }) => attributes.get(name) ?? []);

describe.each(flows)('the exported files of $id', ({ described }) => {
  it('contain every state and every branch, as Markdown, CSV and JSON', () => {
    const markdown = toMarkdown(described);
    const csv = transitionsCsv(described);
    for (const { description, key } of described.chart.nodes) expect(markdown).toContain(description ?? key);
    for (const { id, description } of described.chart.branches) {
      expect(markdown).toContain(description ?? '');
      expect(csv).toContain(id);
    }
    expect(JSON.parse(toJson(described))).toEqual(JSON.parse(JSON.stringify(described)));
  });
});

describe('exported files', () => {
  it('contain the call of each state and the target of each branch', () => {
    const markdown = toMarkdown(addContract);
    expect(markdown).toContain('- Ce qui est demandé\u00a0: le rattachement du contrat');
    expect(markdown).toContain('Le formulaire est quitté');
    expect(transitionsCsv(addContract).split('\r\n')).toHaveLength(addContract.chart.branches.length + 2);
  });
});

describe.each(flows)('the drawing of $id', ({ described }) => {
  let drawing: Promise<Picture> | undefined;
  const draw = () => {
    drawing ??= layoutDirect(toSketch(described, 'french'));
    return drawing;
  };

  it('has a box for each state and an arrow for each branch, with French labels and no overlap', async () => {
    const picture = await draw();
    expect(findProblems(picture)).toEqual([]);
    const text = toSvg(picture, toPalette({ hue: 10 }).light);
    const svg = readXml(text);
    expect(svg.attributes.get('font-family')).toMatch(/^Figtree, .*sans-serif$/);
    expect(values(svg, 'data-node')).toHaveLength(described.chart.nodes.length);
    const ids = described.chart.branches.map(({ id }) => id);
    expect(new Set(values(svg, 'data-branch'))).toEqual(new Set(ids));
    expect(text).not.toMatch(/var\(|NaN|undefined|url\(/);
  });

  it('shows each box and each label complete in at least one part', async () => {
    const picture = await draw();
    const drawn = [
      ...picture.nodes.filter((node) => !isOpenGroup(node)),
      ...picture.arrows.flatMap(({ label }) => label ?? []),
    ];
    for (const orientation of orientations) {
      const parts = partsOn(picture, orientation);
      expect(drawn.filter((one) => !parts.some((part) => isWithin(one, part)))).toEqual([]);
      expect(Math.max(...parts.map(({ width }) => width))).toBeLessThanOrEqual(papers[orientation].width);
      expect(Math.max(...parts.map(({ height }) => height))).toBeLessThanOrEqual(papers[orientation].height);
    }
  });

  it('marks the first state of each group', async () => {
    const { nodes } = await draw();
    const compounds = described.chart.nodes.filter(({ type }) => type === 'compound').map(({ id }) => id);
    expect(nodes.filter(({ kind }) => kind === 'initial').map(({ parent }) => parent)).toEqual(compounds);
  });
});

it('divides a chart into parts that split few boxes, and repeats a split box in the next', () => {
  const boxes = [[0, 60] as const, [0, 100] as const, [90, 150] as const, [95, 150] as const];
  expect(cutInParts(boxes, 100).join(' | ')).toBe('0,60 | 0,100 | 90,150');
  expect(cutInParts([[0, 300], ...boxes], 100)).toContainEqual([90, 150]);
});

it.each(['directDebit', 'report'])(
  'draws the flow %s readable in 556 × 588, with titles truncated only between clauses',
  async (id) => {
    const described = findFlow(id);
    const picture = await layoutDirect(toSketch(described, 'french', viewsOf(described.chart).at(-3)));
    expect(Math.min(556 / picture.width, 588 / picture.height) * 16).toBeGreaterThanOrEqual(11);
    expect(findProblems(picture)).toEqual([]);
    const cut = picture.nodes.filter(({ lines }) => lines.at(-1)?.text.endsWith('…'));
    expect(cut).not.toEqual([]);
    for (const { title, lines } of cut)
      expect(title.slice(lines.map(({ text }) => text).join(' ').length - 1)).toMatch(/^(?:,|\s[:;(])/);
  },
);

describe('a collapsed group', () => {
  it('is drawn without its states and without overlap', async () => {
    const sketch = toSketch(everything, 'technical', { brief: 0, collapsed: new Set(['everything.right']) });
    expect(findProblems(await layoutDirect(sketch))).toEqual([]);
    const { nodes, arrows } = sketch;
    const [group, ...others] = nodes.filter(({ id }) => id.startsWith('everything.right'));
    expect([group?.id, others]).toEqual(['everything.right', []]);
    expect(group?.lines.map(({ text }) => text)).toContain('6 états repliés');
    const ends = arrows.filter(({ branch }) => branch).map(({ branch, target }) => [branch, target]);
    expect(ends).toContainEqual(['everything.left.b|go|0', 'everything.right']);
    expect(ends.map(([branch]) => branch)).not.toContain('everything.right.c|go|0');
  });
});

const flow = findFlow('directDebit');
const labelOf = (id: string, names: 'french' | 'technical' = 'french') => {
  const branch = flow.chart.branches.find((known) => known.id === id);
  return branch ? toLabels(flow, names).branch(branch) : expect.unreachable();
};
const failed = (index: number) => `directDebit.requesting|xstate.error.actor.requestDebit|${index}`;

describe('the branches of a choice', () => {
  it('have « sinon » on the last arrow, with an explanation', () => {
    expect(labelOf(failed(0))).toMatchObject({
      given: 'si le refus porte sur la civilité, le nom ou le mobile',
      means: 'Le service client refuse le titulaire : il est demandé de nouveau',
    });
    expect(labelOf(failed(1))).toMatchObject({
      given: 'sinon',
      means: 'La demande échoue : la saisie est gardée',
    });
    expect(labelOf(failed(1), 'technical').given).toBe('else');
    expect(toMarkdown(flow)).toContain('| sinon |');
  });

  it('have a condition only if the event has several arrows', () => {
    const [id] = ['directDebit.loading|closed|0'];
    expect(labelOf(id)).toMatchObject({ given: '', means: '' });
  });
});
