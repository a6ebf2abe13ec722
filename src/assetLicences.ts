import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('..', import.meta.url));

export const licencesFile = 'licences.md';

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

const noticeOf = (folder: string): string => {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  const file = readdirSync(join(root, folder)).find((found) => /^(licen[cs]e|copying)/i.test(found));
  const text = file === undefined ? '' : `\n${readFileSync(join(root, folder, file), 'utf8').trim()}\n`;
  return `\n## ${name} - ${version} (${license})\n${text}`;
};

const packageOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

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
