import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = (file: string): boolean =>
  /\.(html|js|css|svg|json|txt|md)$/.test(file) && !file.startsWith('.');

/** Minimum size in bytes. A smaller file fits in one network packet, so compression would not help. */
const least = 1024;

const compressions = [
  ['gz', (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })],
  [
    'br',
    (text: Buffer) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  ],
] as const;

/** Adds a `.gz` and a `.br` copy to each text file of a build. Must run after `configureBuild`. */
export const compressBuild = async (dist: string): Promise<void> => {
  const files = (await readdir(dist, { recursive: true })).filter(isText);
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file);
      const text = await readFile(path);
      if (text.length < least) return;
      for (const [extension, compress] of compressions)
        await writeFile(`${path}.${extension}`, await compress(text));
    }),
  );
};
