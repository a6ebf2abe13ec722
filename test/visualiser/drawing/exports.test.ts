import { describe, expect, it } from 'vitest';
import { toPalette } from '#brands/palette.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { toSvg } from '#src/visualiser/drawing/export/svg.tsx';
import { toJson, toMarkdown, transitionsCsv } from '#src/visualiser/drawing/export/texts.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import { noMarks } from '#src/visualiser/drawing/picture.ts';
import { drawn, layoutDirect, toDescribedFlow } from '#test/paths/drawing.ts';
import { allNamed, type Element, readXml } from '#test/workbook/readXml.ts';

const flows = catalogue.map((flow) => ({ ...flow, described: toDescribedFlow(flow) }));
const addContract = flows.find(({ id }) => id === 'addContract')!.described;

const values = (svg: Element, name: string): string[] =>
  [...allNamed(svg, 'g'), ...allNamed(svg, 'path')].flatMap(({ attributes }) => attributes.get(name) ?? []);

describe.each(flows)('the files of $id', ({ described }) => {
  it('hold an SVG that stands alone, each state and branch in it', async () => {
    const text = await drawn(described, 'french');
    const svg = readXml(text);
    expect(svg.attributes.get('font-family')).toMatch(/^Figtree, .*sans-serif$/);
    expect(values(svg, 'data-node')).toHaveLength(described.chart.nodes.length);
    expect(new Set(values(svg, 'data-branch'))).toEqual(
      new Set(described.chart.branches.map(({ id }) => id)),
    );
    expect(text).not.toMatch(/var\(|NaN|undefined|url\(/);
  });

  it('hold every state and branch as Markdown, as rows and as data', () => {
    const markdown = toMarkdown(described);
    const csv = transitionsCsv(described);
    for (const { description, key } of described.chart.nodes) expect(markdown).toContain(description ?? key);
    for (const { id, description } of described.chart.branches) {
      expect(markdown).toContain(description);
      expect(csv).toContain(id);
    }
    expect(JSON.parse(toJson(described))).toEqual(JSON.parse(JSON.stringify(described)));
  });
});

describe('what is exported', () => {
  it('says what is asked, and where one goes', () => {
    const markdown = toMarkdown(addContract);
    expect(markdown).toContain('- Ce qui est demandé\u00a0: le rattachement du contrat');
    expect(markdown).toContain('Le formulaire est quitté');
    expect(transitionsCsv(addContract).split('\r\n')).toHaveLength(addContract.chart.branches.length + 2);
  });

  it('shows marks by shape and sign', async () => {
    const picture = await layoutDirect(toSketch(addContract, 'french'));
    const branch = 'addContract.editing|closed|0';
    const svg = readXml(
      toSvg(picture, toPalette({ hue: 10 }).dark, {
        ...noMarks,
        active: new Set(['addContract.editing']),
        overlay: { [branch]: { covered: false, count: 0 } },
        changes: { nodes: {}, branches: { [branch]: 'removed' } },
      }),
    );
    expect(values(svg, 'data-active')).toEqual(['true']);
    expect(values(svg, 'data-covered')).toEqual(['false']);
    expect(values(svg, 'stroke-dasharray')).not.toEqual([]);
    expect(allNamed(svg, 'text').map(({ text }) => text)).toContain('−');
  });
});
