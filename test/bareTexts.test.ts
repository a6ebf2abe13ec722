import { expect, it } from 'vitest';
import { bareTextsIn } from './bareTexts.ts';

it.each([
  ['a text before a condition', '<p>Bonjour {isKnown && <b />}</p>', ['Bonjour ']],
  ['an expression after a condition', '<p>{isBusy ? <i /> : null}{name}</p>', ['name']],
  ['a conditional text beside an element', '<p><i />{isBusy && "Attente"}</p>', ['isBusy && "Attente"']],
  ['figures of one sentence', '<p>{a} : {b}</p>', ['a', ' : ', 'b']],
  ['a figure and the space after it', '<p>{a} </p>', ['a']],
  ['a text in a fragment with unknown siblings', '<>{a}</>', ['a']],
  ['a text beside mapped lines', '<ul>{lines.map((line) => <li />)}{more}</ul>', ['more']],
  ['texts of a list', '<ul><li />{lines.map((line) => line.name)}</ul>', ['lines.map((line) => line.name)']],
  ['a text between the tags of a component', '<Button>Envoyer<Icon /></Button>', ['Envoyer']],
  [
    'a component that returns a text',
    'const Name = ({ name }: Props) => name || t("unnamed")',
    ['name || t("unnamed")'],
  ],
  [
    'a name that another component gives to a text',
    'const a = <i />; type P = { a: string }; const A = ({ a }: P) => <p><b />{a}</p>',
    ['a'],
  ],
  [
    'a slot with a possible text',
    'type P = { side: ReactNode }; const A = ({ side }: P) => <p><i />{side}</p>',
    ['side'],
  ],
])('reports %s as a text that may have siblings', (_, code, found) => {
  expect(bareTextsIn(code.startsWith('<') ? `export default ${code}` : code)).toEqual(found);
});

it.each([
  ['the only child of an element', '<p>{isBusy ? "Attente" : name}</p>'],
  ['the only child of an element with siblings', '<p><span>{name}</span>{isBusy && <i />}</p>'],
  ['one template', '<p>{`Total : $' + '{a}`}</p>'],
  ['a space between elements', '<p><b /> <i />{" "}{isBusy && <i />}</p>'],
  ['a comment of the code', '<p>{/* Why */}{name}</p>'],
  ['elements of a list', '<ul><li />{lines.map((line) => { if (!line) return null; return <li />; })}</ul>'],
  ['a slot of elements', 'type P = { side?: Elements }; const A = ({ side }: P) => <p><i />{side}</p>'],
  [
    'a function that returns elements',
    'type P = { rowOf: (name: string) => Elements }; const A = ({ rowOf }: P) => <p><i />{rowOf("a")}</p>',
  ],
  [
    'a slot of a named type',
    'type Step = () => Elements; type P = { step: Step }; const A = ({ step }: P) => <p><i />{step()}</p>',
  ],
  [
    'an element with a name',
    'const icon = <i />; const [side] = useState<Elements>(null); const a = <p>{icon}{side}</p>',
  ],
])('reports no text that may have siblings: %s', (_, code) => {
  expect(bareTextsIn(code.startsWith('<') ? `export default ${code}` : code)).toEqual([]);
});
