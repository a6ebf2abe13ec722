import type { NodeChart } from '../../../kit/chart/chart.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { type Names, toLabels } from '../labels.ts';

/** Mermaid reads `#…;` as a character: what its grammar would take for a sign of its own is written so. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ,.()[\]’«»…/]/gu, (character) => `#${character.codePointAt(0)};`);

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const historyMarks = { shallow: 'H · ', deep: 'H* · ' } as const;

/** A flow as a Mermaid state diagram: nested, its regions side by side, what states ask and do in notes. */
export const toMermaid = (described: DescribedFlow, names: Names): string => {
  const { nodes, branches } = described.chart;
  const labels = toLabels(described, names);
  const codes = new Map(nodes.map(({ id }, index) => [id, `s${index}`]));
  const codeOf = (id: string) => codes.get(id) ?? id;
  const childrenOf = ({ id }: NodeChart) => nodes.filter(({ parent }) => parent === id);

  const arrowsFrom = ({ id, initial, type }: NodeChart): string[] => [
    ...(type === 'history'
      ? (initial?.targets ?? []).map((target) => `${codeOf(id)} --> ${codeOf(target)}`)
      : []),
    ...(type === 'final' ? [`${codeOf(id)} --> [*]`] : []),
    ...branches
      .filter(({ source }) => source === id)
      .flatMap((branch) => {
        const { when, given, means, done } = labels.branch(branch);
        const label = [when, given && `[${given}]`, means, done].filter(Boolean).join(' ');
        return branch.targets.map((target) => `${codeOf(id)} --> ${codeOf(target)} : ${escaped(label)}`);
      }),
  ];

  const listNotes = (node: NodeChart): string[] => {
    const items = labels.items(
      node,
      branches.filter(({ source }) => source === node.id),
    );
    return items.length
      ? [`note right of ${codeOf(node.id)}`, ...indented(items.map(({ text }) => escaped(text))), 'end note']
      : [];
  };

  const declared = (node: NodeChart): string[] => {
    const mark = node.history ? historyMarks[node.history] : '';
    const state = `state "${escaped(mark + labels.node(node))}" as ${codeOf(node.id)}`;
    const children = childrenOf(node);
    if (!children.length) return [state, ...arrowsFrom(node), ...listNotes(node)];
    const inside =
      node.type === 'parallel'
        ? children.flatMap((child, index) => [...(index ? ['--'] : []), ...declared(child)])
        : [
            ...(node.initial?.targets ?? []).map((target) => `[*] --> ${codeOf(target)}`),
            ...children.flatMap(declared),
          ];
    return [`${state} {`, ...indented(inside), '}', ...arrowsFrom(node), ...listNotes(node)];
  };

  const [root] = nodes;
  return `${['stateDiagram-v2', ...indented(root ? declared(root) : [])].join('\n')}\n`;
};
