/** Legal text. An empty line ends a paragraph; `- ` starts a list item; the brand gives `{{values}}`. */
export type LegalWords = {
  title: string;
  sections: Readonly<Record<string, { title: string; text: string }>>;
};

export type LegalBlock = string | readonly string[];

export type LegalSection = { title: string; blocks: readonly LegalBlock[] };

export type LegalText = { title: string; sections: readonly LegalSection[] };

const mark = '- ';

const toBlock = (lines: string): LegalBlock =>
  lines.startsWith(mark) ? lines.split('\n').map((line) => line.slice(mark.length)) : lines;

const toBlocks = (text: string): LegalBlock[] => text.trim().split('\n\n').map(toBlock);

export const legalText = (
  { title, sections }: LegalWords,
  values: Readonly<Record<string, string>>,
): LegalText => {
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Nothing fills "${name}" in « ${title} »`);
      return value;
    });
  return {
    title,
    sections: Object.values(sections).map((section) => ({
      title: section.title,
      blocks: toBlocks(filled(section.text)),
    })),
  };
};
