/**
 * The files that go with a request (docs/rules.md#attachments): how many, how large in all, which types, by their
 * extension and by their first bytes.
 */

const mostAttachments = 3;
/** 5 MB, in bytes, of all the files together. */
export const attachmentsSize = 5_242_880;

/** The extensions that are taken, as a file input asks for them. */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'doc', 'docx', 'xlsx'] as const;

type Extension = (typeof attachmentExtensions)[number];

export type AttachmentFault =
  | 'bad-name'
  | 'wrong-type'
  | 'empty-file'
  | 'unreadable-file'
  | 'wrong-content'
  | 'already-added'
  | 'file-too-large'
  | 'too-many-files'
  | 'size-files-too-large'
  | 'unreadable-photo'
  | 'unprepared-photo';

/** What is asked of a file: the browser's own has it. */
export type Attachment = Pick<File, 'name' | 'size'>;

/** Separators of a path, what systems forbid, controls, and marks that turn the reading around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const longestName = 255;

const isWellNamed = (name: string): boolean =>
  name.length <= longestName && name.search(unsafe) < 0 && /^[^.\s]/.test(name);

/** A name that may be shown, whatever it holds: none of it turns the sentence around. */
export const shownName = (name: string): string => name.replace(unsafe, '-');

const findExtension = (name: string): Extension | undefined => {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return attachmentExtensions.find((extension) => extension === end);
};

/** What its name and its size alone say against a file. */
export const findFault = ({ name, size }: Attachment): AttachmentFault | null => {
  if (!isWellNamed(name)) return 'bad-name';
  if (!findExtension(name)) return 'wrong-type';
  return size === 0 ? 'empty-file' : null;
};

/** The bytes of a file that tell its type: the first, and the last, where an archive names what it holds. */
export type Extract = { head: Uint8Array; tail: Uint8Array };

export const headLength = 8;
export const tailLength = 65_536;

const startsWith = ({ head }: Extract, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

const toBytes = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const isText = (extract: Extract, text: string): boolean => startsWith(extract, ...toBytes(text));

/** A ZIP archive, among whose members one is in that folder. */
const isArchiveWith = (extract: Extract, folder: string): boolean =>
  isText(extract, 'PK\u0003\u0004') && new TextDecoder('latin1').decode(extract.tail).includes(folder);

const isJpeg = (extract: Extract): boolean => startsWith(extract, 0xff, 0xd8, 0xff);

const signatures: Record<Extension, (extract: Extract) => boolean> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (extract) => startsWith(extract, 0x89, ...toBytes('PNG\r\n'), 0x1a),
  gif: (extract) => isText(extract, 'GIF8'),
  pdf: (extract) => isText(extract, '%PDF-'),
  doc: (extract) => startsWith(extract, 0xd0, 0xcf, 0x11, 0xe0),
  docx: (extract) => isArchiveWith(extract, 'word/'),
  xlsx: (extract) => isArchiveWith(extract, 'xl/'),
};

/** Whether the bytes are of the type that the extension says. */
export const isGenuine = (name: string, extract: Extract): boolean => {
  const extension = findExtension(name);
  return extension !== undefined && signatures[extension](extract);
};

/** A file with what is wrong in it, if anything is. */
export type Inspected<Given extends Attachment = File> = { file: Given; fault: AttachmentFault | null };

export type Refused = { name: string; fault: AttachmentFault };

/** What is accepted, and what is turned away with the reason. */
export type Sorted<Given extends Attachment = File> = {
  accepted: readonly Given[];
  refused: readonly Refused[];
};

const sumSizes = (files: readonly Attachment[]): number => files.reduce((total, { size }) => total + size, 0);

/** What several files are too many of, or too large for. */
export const faultOfAll = (files: readonly Attachment[]): AttachmentFault | null => {
  if (files.length > mostAttachments) return 'too-many-files';
  return sumSizes(files) > attachmentsSize ? 'size-files-too-large' : null;
};

/** A file that is chosen: the browser's own has it. */
type Dated = Attachment & Pick<File, 'lastModified'>;

/** Whether two files are one, chosen twice. */
export const isSame = (one: Dated, other: Dated): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const faultAmong = (accepted: readonly Dated[], file: Dated): AttachmentFault | null => {
  if (accepted.some((other) => isSame(other, file))) return 'already-added';
  // No other has to make room for it.
  if (file.size > attachmentsSize) return 'file-too-large';
  return faultOfAll([...accepted, file]);
};

/** Takes each of the new files that still fits with those before it. */
export const withAdded = <Given extends Dated>(
  files: readonly Given[],
  added: readonly Inspected<Given>[],
): Sorted<Given> =>
  added.reduce<Sorted<Given>>(
    ({ accepted, refused }, { file, fault }) => {
      const found = fault ?? faultAmong(accepted, file);
      return found
        ? { accepted, refused: [...refused, { name: file.name, fault: found }] }
        : { accepted: [...accepted, file], refused };
    },
    { accepted: files, refused: [] },
  );
