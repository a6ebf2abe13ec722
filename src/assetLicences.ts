import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the build writes the licences of what it ships, beside the portal. */
export const licencesFile = 'licences.md';

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The licence of a package, as the build writes those of the packages that it bundles. */
const noticeOf = (folder: string): string => {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  const file = readdirSync(join(root, folder)).find((found) => /^(licen[cs]e|copying)/i.test(found));
  const text = file === undefined ? '' : `\n${readFileSync(join(root, folder, file), 'utf8').trim()}\n`;
  return `\n## ${name} - ${version} (${license})\n${text}`;
};

/** The package that a file comes from, as a folder. */
const packageOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** Adds to the licences of the modules, which Vite writes, those of the files that are shipped as they are: the font. */
export const assetLicences: Plugin = {
  name: 'asset-licences',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const licences = bundle[licencesFile];
      if (licences?.type !== 'asset') return;
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames : [],
      );
      const folders = new Set(files.flatMap((file) => packageOf(file) ?? []));
      licences.source = [String(licences.source), ...[...folders].sort().map(noticeOf)].join('');
    },
  },
};
