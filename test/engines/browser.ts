/** What is looked for in a page, of which the first that is visible is taken. */
export type Target = {
  css: string;
  /** What its name, or its text, holds. */
  name?: string;
};

/** The keys that have a name, with the character that WebDriver gives to each. */
export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys | 'a' | 'c' | 'v';

/** A function of a page: it sees neither what is around it in its file, nor more than one argument, which is JSON. */
export type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

/** What the specs need of a browser, and nothing that one of the three lacks, but to print. */
export type Browser = {
  /** The name and the version, as the engine gives them. */
  version: string;
  /** The folder where it saves what is downloaded. */
  downloads: string;
  open: (address: string) => Promise<void>;
  run: <Argument, Result>(read: InPage<Argument, Result>, argument: Argument) => Promise<Result>;
  /** Presses by the pointer, where it is drawn: fails where nothing is found, or something covers it. */
  press: (target: Target) => Promise<void>;
  /** Takes an option of a list. */
  choose: (list: Target, option: string) => Promise<void>;
  /** Gives a file of this computer to a field of files. */
  attach: (target: Target, file: string) => Promise<void>;
  /** Presses keys together, on what has the focus. */
  chord: (...pressed: Key[]) => Promise<void>;
  /** Presses the key of each letter, on what has the focus. */
  write: (text: string) => Promise<void>;
  /** The cookies of the page, those that its scripts cannot read too, as a request carries them. */
  readCookies: () => Promise<string>;
  /** Forgets the cookies and what the page stored. */
  forget: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What is seen of the page, as a PNG. */
  photograph: () => Promise<Buffer>;
  /** The page on sheets as wide as A4 and so high, in centimetres, with margins of one, as a PDF; null where no command prints. */
  print: ((height: number) => Promise<Buffer>) | null;
  close: () => Promise<void>;
};
