import {
  type AttachmentFault,
  faultOf,
  headLength,
  type Inspected,
  isGenuine,
  tailLength,
} from '#machines/domain/request/attachments.ts';

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const contentFaultOf = async (file: File): Promise<AttachmentFault | null> => {
  try {
    const [head, tail] = [await bytesOf(file.slice(0, headLength)), await bytesOf(file.slice(-tailLength))];
    return isGenuine(file.name, { head, tail }) ? null : 'wrong-content';
  } catch {
    // A folder that was dropped, or a file that is gone since.
    return 'unreadable-file';
  }
};

/** Says of each file what is wrong in it alone, its content included. */
export const inspectAttachments = (files: readonly File[]): Promise<Inspected[]> =>
  Promise.all(files.map(async (file) => ({ file, fault: faultOf(file) ?? (await contentFaultOf(file)) })));
