import { setup } from 'xstate';
import { catalogue } from '#src/kit/catalogue.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { noWords } from '#src/kit/fixtures/races.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { meets } from '#src/visualiser/drawing/canvas/useStage.ts';
import type { Picture, PictureArrow, PictureNode, Point, Rect } from '#src/visualiser/drawing/picture.ts';
import { isOpenGroup } from '#src/visualiser/drawing/picture.ts';
import { grown } from '#src/visualiser/drawing/shapes/look.ts';
import { toDescribedFlow } from '#test/paths/repository.ts';

const slack = 0.2;

const overlap = (a: Rect, b: Rect) => meets(grown(a, -slack), b);

export const isWithin = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const inside = ({ x, y, width, height, header }: PictureNode): Rect => ({
  x,
  y: y + header,
  width,
  height: height - header,
});

const segments = ({ points }: PictureArrow): Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x) + slack * 3, height: Math.abs(from.y - to.y) + slack * 3 };
  });

const near = (a: number, b: number) => Math.abs(a - b) <= slack;

const touches = ({ x, y }: Point, node: PictureNode) => {
  const [right, bottom] = [node.x + node.width, node.y + node.height];
  const isAcross = x >= node.x - slack && x <= right + slack;
  const isAlong = y >= node.y - slack && y <= bottom + slack;
  const isUnderHeader = isOpenGroup(node) && near(y, node.y + node.header);
  return (
    (isAlong && (near(x, node.x) || near(x, right))) ||
    (isAcross && (near(y, node.y) || near(y, bottom) || isUnderHeader))
  );
};

const textRects = ({ lines, items }: PictureNode): Rect[] =>
  [...lines, ...items.flatMap((item) => item.lines)].map(({ x, y, width }) => ({
    x,
    y: y - 12,
    width,
    height: 15,
  }));

const pairs = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]));

const problemsOfNodes = ({ nodes }: Picture): string[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return [
    ...nodes
      .filter((node) => node.parent !== null && !isWithin(node, inside(byId.get(node.parent)!)))
      .map(({ id }) => `${id} is not inside its parent`),
    ...pairs(nodes)
      .filter(([a, b]) => a.parent === b.parent && overlap(a, b))
      .map(([a, b]) => `${a.id} overlaps ${b.id}`),
    ...nodes
      .filter((node) => textRects(node).some((rect) => !isWithin(rect, node)))
      .map(({ id }) => `the text of ${id} overflows its box`),
  ];
};

const problemsOfArrow = (arrow: PictureArrow, { nodes }: Picture): string[] => {
  const { id, points, source, target, label } = arrow;
  const [from, to] = [source, target].map((end) => nodes.find((node) => node.id === end)!);
  const lines = segments(arrow);
  const isCrossed = (rect: Rect) => lines.some((line) => overlap(line, rect));
  return [
    ...(points.length > 1 && touches(points[0]!, from!) ? [] : [`${id} does not touch its source`]),
    ...(points.length > 1 && touches(points.at(-1)!, to!) ? [] : [`${id} does not touch its target`]),
    ...nodes
      .filter((node) => !isOpenGroup(node) && node !== from && node !== to && isCrossed(node))
      .map((node) => `${id} goes through ${node.id}`),
    ...nodes
      .filter((node) => isOpenGroup(node) && textRects(node).some(isCrossed))
      .map((node) => `${id} crosses the title of ${node.id}`),
    ...nodes
      .filter(
        (node) => label && overlap(label, node) && !(isOpenGroup(node) && isWithin(label, inside(node))),
      )
      .map((node) => `the label of ${id} overlaps ${node.id}`),
    ...(label?.lines ?? [])
      .filter(({ x, y, width }) => !isWithin({ x, y: y - 12, width, height: 15 }, label!))
      .map(({ text }) => `the text of ${id} overflows its label: ${text}`),
  ];
};

const problemsOfLabels = ({ arrows }: Picture): string[] => {
  const labelled = arrows.flatMap((arrow) => (arrow.label ? [{ ...arrow, label: arrow.label }] : []));
  return [
    ...pairs(labelled)
      .filter(([a, b]) => overlap(a.label, b.label))
      .map(([a, b]) => `the label of ${a.id} overlaps that of ${b.id}`),
    ...labelled.flatMap(({ id, label }) =>
      arrows
        .filter((other) => other.id !== id && segments(other).some((line) => overlap(line, label)))
        .map((other) => `${other.id} crosses the label of ${id}`),
    ),
  ];
};

export const findProblems = (picture: Picture): string[] => [
  ...problemsOfNodes(picture),
  ...picture.arrows.flatMap((arrow) => problemsOfArrow(arrow, picture)),
  ...problemsOfLabels(picture),
];

export const everything: DescribedFlow = {
  chart: readChart(
    setup({ types: { events: {} as { type: 'go' | 'again' | 'back' | 'stay' | 'both' } } }).createMachine({
      id: 'everything',
      type: 'parallel',
      states: {
        left: {
          initial: 'a',
          on: { stay: {}, again: { target: 'left', reenter: true } },
          states: {
            a: {
              on: { go: 'b', back: { target: 'a', reenter: true }, again: { target: 'a', reenter: true } },
              after: { 2000: 'b' },
            },
            b: { on: { go: '#everything.right.past', both: ['a', '#everything.right.d'] } },
          },
        },
        right: {
          initial: 'c',
          onDone: { target: 'left' },
          states: {
            c: { on: { go: 'd', back: 'past' } },
            d: { initial: 'e', states: { e: { on: { go: 'f' } }, f: { type: 'final' } }, onDone: 'end' },
            past: { type: 'history', history: 'deep', target: 'd' },
            end: { type: 'final' },
          },
        },
      },
    }),
  ),
  model: { words: noWords },
};

export const drawnFlows: [string, DescribedFlow][] = [
  ...catalogue.map((flow): [string, DescribedFlow] => [flow.id, toDescribedFlow(flow)]),
  ['everything', everything],
];
