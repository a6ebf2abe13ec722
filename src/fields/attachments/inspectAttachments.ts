import {
  type AttachmentFault,
  findFault,
  headLength,
  type Inspected,
  isGenuine,
  tailLength,
} from '#machines/domain/request/attachments.ts';

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const findContentFault = async (file: File): Promise<AttachmentFault | null> => {
  try {
    const [head, tail] = [
      await readBytes(file.slice(0, headLength)),
      await readBytes(file.slice(-tailLength)),
    ];
    return isGenuine(file.name, { head, tail }) ? null : 'wrong-content';
  } catch {
    // A folder that was dropped, or a file that is gone since.
    return 'unreadable-file';
  }
};

/** Says of each file what is wrong in it alone, its content included. */
export const inspectAttachments = (files: readonly File[]): Promise<Inspected[]> =>
  Promise.all(
    files.map(async (file) => ({ file, fault: findFault(file) ?? (await findContentFault(file)) })),
  );
