import { getDocumentProxy } from 'unpdf';

export type Written = { text: string; left: number; right: number; top: number };

const goesOn = (before: Written, { left, top }: Written, letter: number): boolean =>
  Math.abs(top - before.top) < 0.1 && Math.abs(left - before.right) < letter;

export const readSheets = async (file: Buffer): Promise<Written[][]> => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const readSheet = async (_: unknown, index: number): Promise<Written[]> => {
    const page = await document.getPage(index + 1);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const written: Written[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [, , , , left, bottom] = item.transform;
      const next = { text: item.str, left, right: left + item.width, top: height - bottom };
      const before = written.at(-1);
      if (before && goesOn(before, next, item.height || 1))
        written[written.length - 1] = { ...before, text: before.text + next.text, right: next.right };
      else written.push(next);
    }
    return written.filter(({ text }) => text.trim() !== '');
  };
  return Promise.all(Array.from({ length: document.numPages }, readSheet));
};
