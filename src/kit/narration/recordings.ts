import { type Screens, screensSchema } from './screens.ts';

/** Texts that the walk of a flow recorded: its screens, and two of them read aloud; null without a record. */
export type Recordings = { screens: Screens | null; spoken: string | null };

const spokenTitle = '## Ce que dit un lecteur d’écran';
const screensTitle = '## Relevé des écrans';

const fenced = (title: string, language: string, text: string): string =>
  `${title}\n\n\`\`\`${language}\n${text}\n\`\`\``;

const readFenced = (book: string, title: string): string | null => {
  const [, section] = book.split(`\n${title}\n`);
  return section === undefined ? null : (/^```\w+\n(.*?)\n```$/ms.exec(section)?.[1] ?? null);
};

/** Reads the last sections of a book, which the walk of its flow writes. */
export const readRecordings = (book: string): Recordings => {
  const screens = readFenced(book, screensTitle);
  return {
    screens: screens === null ? null : screensSchema.parse(JSON.parse(screens)),
    spoken: readFenced(book, spokenTitle),
  };
};

const before = (book: string, title: string): string => book.split(`\n${title}\n`)[0]?.trimEnd() ?? '';

/** A book without the record of the screens, which nobody reads as it is. */
export const withoutScreens = (book: string): string => before(book, screensTitle);

/** A book without its recordings: the part that its chart and its model write. */
export const withoutRecordings = (book: string): string => before(withoutScreens(book), spokenTitle);

/** A book with other recordings. */
export const withRecordings = (book: string, { screens, spoken }: Recordings): string =>
  [
    withoutRecordings(book),
    ...(spoken === null ? [] : [fenced(spokenTitle, 'text', spoken.trimEnd())]),
    ...(screens === null ? [] : [fenced(screensTitle, 'json', JSON.stringify(screens, null, 2))]),
  ]
    .join('\n\n')
    .concat('\n');
