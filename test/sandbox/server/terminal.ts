import { accounts } from '../accounts.ts';
import type { Served } from './listen.ts';

const accountTable = (url: string): string => {
  const width = Math.max(...accounts.map(({ label }) => label.length));
  return accounts
    .map(({ id, label }) => `  ${label.padEnd(width)}  ${url}/saml/login?account=${id}`)
    .join('\n');
};

const accountsAndControl = (url: string): string =>
  `Comptes (les données sont inventées) :\n${accountTable(url)}\n\nPannes et remise à zéro : ${url}/sandbox\n`;

/** Says where the portal is, and how each account signs in. */
export const announce = (url: string, api: string | undefined): void => {
  console.log(`\nLe portail répond sur ${url}\n`);
  console.log(api === undefined ? accountsAndControl(url) : `Les appels vont à ${api}\n`);
};

/** Closes the server on Ctrl-C or on a request to end, then leaves. */
export const closeOnSignal = (served: Served): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void served.close().then(() => process.exit(0)));
  }
};

/** Runs a command; a failure is told as a sentence, with the exit code 1. */
export const run = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
