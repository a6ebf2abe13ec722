import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

export const readZip = async (archive: Blob | Buffer): Promise<Map<string, Buffer>> => {
  const bytes = archive instanceof Blob ? Buffer.from(await archive.arrayBuffer()) : archive;
  const files = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const file = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(file) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    if (files.has(entry.fileName)) throw new Error(`The ZIP contains ${entry.fileName} twice`);
    files.set(entry.fileName, file);
  }
  return files;
};
