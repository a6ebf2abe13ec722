export type Target = { css: string; name?: string };

export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof keys | 'a' | 'c' | 'v';

export type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

/** Functions that Chromium, Firefox and WebKit have. Only `print` is missing in WebKit. */
export type Browser = {
  version: string;
  downloads: string;
  open: (address: string) => Promise<void>;
  run: <Argument, Result>(read: InPage<Argument, Result>, argument: Argument) => Promise<Result>;
  press: (target: Target) => Promise<void>;
  attach: (target: Target, file: string) => Promise<void>;
  chord: (...pressed: Key[]) => Promise<void>;
  write: (text: string) => Promise<void>;
  readCookies: () => Promise<string>;
  forget: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  photograph: () => Promise<Buffer>;
  /** PDF of the page: 21 cm wide, `height` in cm, margins of 1 cm. */
  print: ((height: number) => Promise<Buffer>) | null;
  close: () => Promise<void>;
};
