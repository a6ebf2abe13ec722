import {
  type AttachmentFault,
  attachmentsSize,
  findFault,
  headLength,
  type Inspected,
  isGenuine,
  safeName,
} from '#machines/domain/request/attachments.ts';
import { isPhoto } from '#machines/domain/request/photos.ts';

const renamed = (file: File): File => {
  const name = safeName(file.name);
  const { type, lastModified } = file;
  return name === file.name ? file : new File([file], name, { type, lastModified });
};

const decoder = new TextDecoder('latin1');

const findContentFault = async (file: File): Promise<AttachmentFault | null> => {
  try {
    // A photo may be large, and is known by its first bytes.
    const read = isPhoto(file.name) ? file.slice(0, headLength) : file;
    return isGenuine(file.name, decoder.decode(await read.arrayBuffer())) ? null : 'wrong-content';
  } catch {
    // A folder that was dropped, or a file that was deleted since.
    return 'unreadable-file';
  }
};

const inspect = async (given: File): Promise<Inspected> => {
  const file = renamed(given);
  const fault = findFault(file);
  if (fault) return { file, fault };
  if (!isPhoto(file.name) && file.size > attachmentsSize) return { file, fault: 'file-too-large' };
  return { file, fault: await findContentFault(file) };
};

/** Finds the fault of each file, content included, and gives it a name that is safe to send. */
export const inspectAttachments = (files: readonly File[]): Promise<Inspected[]> =>
  Promise.all(files.map(inspect));
