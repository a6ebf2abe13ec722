import { inflateSync } from 'node:zlib';

/** Some words of a line, and where they begin: in points, from the edges of the sheet. */
export type Written = { text: string; left: number; top: number };

type Matrix = readonly [number, number, number, number, number, number];

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const toMatrix = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6);
  return [a, b, c, d, e, f];
};

/** The objects of a file by their number, those that are packed in a stream too. */
const readObjects = (file: Buffer): Map<string, string> => {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\b(.*?)endobj/gs)) {
    objects.set(id, body);
    if (!/\/Type\s*\/ObjStm/.test(body)) continue;
    const packed = readStream(body);
    const first = Number(/\/First\s+(\d+)/.exec(body)?.[1]);
    const numbers = packed.slice(0, first).match(/\d+/g) ?? [];
    for (let index = 0; index < numbers.length; index += 2)
      objects.set(
        numbers[index] ?? '',
        packed.slice(first + Number(numbers[index + 1]), first + Number(numbers[index + 3] ?? packed.length)),
      );
  }
  return objects;
};

const readStream = (object: string): string => {
  const [, dictionary = '', content = ''] = /^(.*?)\bstream\r?\n(.*?)\r?\n?endstream/s.exec(object) ?? [];
  if (!/FlateDecode/.test(dictionary)) return content;
  return inflateSync(Buffer.from(content, 'latin1'), { finishFlush: 2 }).toString('latin1');
};

type Font = { size: 1 | 2; letters: Map<number, string> };

const toText = (hexadecimal: string): string =>
  Buffer.from(hexadecimal.padStart(4, '0'), 'hex').swap16().toString('utf16le');

/** What each code of a font stands for, by its `ToUnicode`. */
const readFont = (map: string): Font => {
  const letters = new Map<number, string>();
  for (const [, part = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(code, 16), toText(text));
  for (const [, part = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', first = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++)
        letters.set(code, String.fromCharCode(Number.parseInt(first, 16) + code - Number.parseInt(from, 16)));
  return { size: /begincodespacerange\s*<\w{4}>/.test(map) ? 2 : 1, letters };
};

const tokens = /<[\da-fA-F\s]*>|\((?:\\.|[^\\()])*\)|\/[^\s/<>[\]()]+|[\d.+-]+|[A-Za-z'"*]+\d?/gs;

const toCodes = (token: string, size: number): number[] => {
  const bytes = token.startsWith('<')
    ? Buffer.from(token.replace(/[<>\s]/g, ''), 'hex')
    : Buffer.from(
        token
          .slice(1, -1)
          .replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))
          .replace(/\\(.)/gs, '$1'),
        'latin1',
      );
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
    bytes.readUIntBE(index * size, size),
  );
};

const readContent = (content: string, fonts: Map<string, Font>, height: number): Written[] => {
  const written: Written[] = [];
  const above: Matrix[] = [];
  let current = identity;
  let line = identity;
  let font: Font | undefined;
  let operands: string[] = [];
  let isGoingOn = false;
  const write = (strings: readonly string[]) => {
    const text = strings
      .flatMap((string) => toCodes(string, font?.size ?? 1))
      .map((code) => font?.letters.get(code) ?? String.fromCharCode(code))
      .join('')
      .normalize('NFKC');
    const [, , , , left, y] = multiply(line, current);
    const before = written.at(-1);
    if (before && isGoingOn && Math.abs(height - y - before.top) < 0.1) before.text += text;
    else written.push({ text, left, top: height - y });
    isGoingOn = true;
  };
  const operators: Record<string, () => void> = {
    q: () => above.push(current),
    Q: () => {
      current = above.pop() ?? identity;
    },
    cm: () => {
      current = multiply(toMatrix(operands.map(Number)), current);
    },
    BT: () => {
      line = identity;
      isGoingOn = false;
    },
    Tm: () => {
      line = toMatrix(operands.map(Number));
      isGoingOn = false;
    },
    Td: () => {
      const [x = 0, y = 0] = operands.slice(-2).map(Number);
      line = multiply([1, 0, 0, 1, x, y], line);
    },
    Tf: () => {
      font = fonts.get(operands.at(-2) ?? '');
    },
    Tj: () => write(operands.slice(-1)),
    TJ: () => write(operands.filter((operand) => /^[<(]/.test(operand))),
  };
  for (const [token] of content.matchAll(tokens))
    if (/^[A-Za-z'"*]/.test(token)) {
      operators[token]?.();
      operands = [];
    } else operands.push(token);
  return written;
};

/** What is written on each sheet, in the order in which it was drawn: of the PDFs that Chromium and Firefox print. */
export const readSheets = (file: Buffer): Written[][] => {
  const objects = readObjects(file);
  const fonts = new Map<string, Font>();
  for (const body of objects.values())
    for (const [, part = ''] of body.matchAll(/\/Font\s*<<(.*?)>>/gs))
      for (const [, name = '', id = ''] of part.matchAll(/(\/\S+)\s+(\d+) 0 R/g)) {
        const map = /\/ToUnicode\s+(\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
        if (map) fonts.set(name, readFont(readStream(objects.get(map) ?? '')));
      }
  const follow = (id: string): string[] => {
    const body = objects.get(id) ?? '';
    if (!/\/Type\s*\/Pages\b/.test(body)) return [body];
    const kids = /\/Kids\s*\[(.*?)\]/s.exec(body)?.[1] ?? '';
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => follow(kid));
  };
  const [root] =
    [...objects].find(([, body]) => /\/Type\s*\/Pages\b/.test(body) && !/\/Parent\b/.test(body)) ?? [];
  if (!root) throw new Error('No pages in this PDF');
  return follow(root).map((page) => {
    const height = Number(/\/MediaBox\s*\[\s*\S+\s+\S+\s+\S+\s+([\d.]+)/.exec(page)?.[1]);
    const content = /\/Contents\s+(\d+) 0 R/.exec(page)?.[1] ?? '';
    return readContent(readStream(objects.get(content) ?? ''), fonts, height);
  });
};
