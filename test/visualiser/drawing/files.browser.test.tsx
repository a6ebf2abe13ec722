import mermaid from 'mermaid';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toPalette } from '#brands/palette.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { ExportMenu, exportFile, exportFormats, toPng } from '#src/visualiser/drawing/export/ExportMenu.tsx';
import { toSvg } from '#src/visualiser/drawing/export/svg.tsx';
import { toMermaid } from '#src/visualiser/drawing/export/texts.ts';
import { layoutInWorker } from '#src/visualiser/drawing/layout/layoutInWorker.ts';
import { faces, measureWidth } from '#src/visualiser/drawing/layout/measure.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import { drawn } from '#test/paths/drawing.ts';
import { dressPage } from '../../dressPage.ts';
import { addContract } from '../panels.ts';

const flows = catalogue.map(({ id }) => findFlow(id));
const palette = toPalette({ hue: 220 }).light;

beforeAll(async () => {
  await dressPage();
  await Promise.all([400, 560, 620].map((weight) => document.fonts.load(`${weight} 16px Figtree`, 'aé')));
});

describe('the measured width of a text', () => {
  it('is the width in the browser or slightly more', () => {
    const pen = document.createElement('canvas').getContext('2d')!;
    expect(document.fonts.check('620 16px Figtree')).toBe(true);
    const wrong = flows.flatMap((described) =>
      (['french', 'technical'] as const).flatMap((names) => {
        const { nodes, arrows } = toSketch(described, names);
        const lines = [
          ...nodes.flatMap(({ lines, items }) => [...lines, ...items.flatMap((item) => item.lines)]),
          ...arrows.flatMap(({ label }) => label?.lines ?? []),
        ];
        return lines.flatMap(({ text, face }) => {
          const { size, weight } = faces[face];
          pen.font = `${weight} ${size}px Figtree`;
          const painted = pen.measureText(text).width;
          const measured = measureWidth(text, face);
          return painted > measured || measured > painted * 1.04 + 2
            ? [`${text}: ${measured} for ${painted}`]
            : [];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a Mermaid diagram', () => {
  it.each(flows)('contains the chart of $id in valid Mermaid syntax', async (described) => {
    for (const names of ['french', 'technical'] as const)
      expect(await mermaid.parse(toMermaid(described, names))).toMatchObject({ diagramType: 'stateDiagram' });
  });

  it('escapes the characters that have a meaning in Mermaid', async () => {
    const [root, ...nodes] = addContract.chart.nodes;
    const description = 'a: "b"; %% --> {c} <d> #e\nnote ~ end note';
    const chart = { ...addContract.chart, nodes: [{ ...root!, description }, ...nodes] };
    const described = { ...addContract, chart };
    expect(await mermaid.parse(toMermaid(described, 'french'))).toBeTruthy();
  });
});

describe('a picture of a chart', () => {
  it('is the same from a web worker as from the command line', async () => {
    const sketch = toSketch(addContract, 'french');
    expect(toSvg(await layoutInWorker(sketch), palette)).toBe(await drawn(addContract, 'french'));
  });

  it('is a PNG of the given size, not blank, within the limits of browsers', async () => {
    const svg = toSvg(await layoutInWorker(toSketch(addContract, 'french')), palette);
    const measureSize = async (scale: number) => {
      const { width, height } = await createImageBitmap(await toPng(svg, scale));
      return [width, height];
    };
    const [width, height] = await measureSize(1);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(await measureSize(3)).toEqual([width! * 3, height! * 3]);
    expect(Math.max(...(await measureSize(100)))).toBeLessThanOrEqual(16_000);
    expect((await toPng(svg, 1)).size).toBeGreaterThan(10_000);
  });

  it('is saved in each format in a file with the id of the flow', async () => {
    const names: string[] = [];
    const options = { described: addContract, names: 'french', palette } as const;
    for (const format of exportFormats) {
      const { file, name } = await exportFile(format, options);
      expect(file.size).toBeGreaterThan(500);
      names.push(name);
    }
    expect(names).toEqual(['addContract.svg', 'addContract.png', 'addContract.csv']);
    await render(<ExportMenu {...options} />);
    for (const format of exportFormats)
      expect(document.querySelector(`[data-export="${format}"]`)).toBeTruthy();
    await page.getByRole('button', { name: 'Image (PNG)' }).click();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});
