import { cutAt } from '../fileName.ts';

/** Limits of the files of a request (docs/rules.md#attachments): number, size, types by extension and by content, names. */

const mostAttachments = 3;
/** 5 MB, in bytes, of all the files together. */
export const attachmentsSize = 5_242_880;

/** Accepted extensions, as a file input lists them. */
export const attachmentExtensions = [
  'jpg',
  'jpeg',
  'jfif',
  'png',
  'gif',
  'pdf',
  'doc',
  'docx',
  'xlsx',
] as const;

type Extension = (typeof attachmentExtensions)[number];

export type AttachmentFault =
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

/** Properties of a file that are checked; those of the browser have them. */
export type Attachment = Pick<File, 'name' | 'size'>;

/** Path separators, characters that systems forbid, controls, and marks that turn the reading around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Names that Windows keeps for its devices. */
const device = /^(con|prn|aux|nul|(com|lpt)\d)$/i;
const longestName = 255;

/** A name that any system can store and any screen can show; a JFIF is a JPEG. */
export const safeName = (name: string): string => {
  const safe = name.normalize().replace(unsafe, '-').trimEnd();
  const dot = safe.lastIndexOf('.');
  const [stem, end] = dot < 0 ? [safe, ''] : [safe.slice(0, dot), safe.slice(dot)];
  const start = stem.replace(/^[.\s]+/, '').replace(device, '$&-') || 'document';
  return cutAt(start, longestName - end.length) + end.replace(/^\.jfif$/i, '.jpg');
};

const findExtension = (name: string): Extension | undefined => {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return attachmentExtensions.find((extension) => extension === end);
};

/** The fault of a file by its name and its size. */
export const findFault = ({ name, size }: Attachment): AttachmentFault | null => {
  if (!findExtension(name)) return 'wrong-type';
  return size === 0 ? 'empty-file' : null;
};

/** A PDF may begin, and an archive lists its members, within so many bytes of its start, or of its end. */
export const headLength = 1024;
const tailLength = 65_536;

/** A ZIP archive with a member in that folder; some programs write the paths of Windows. */
const isArchiveWith = (content: string, folder: RegExp): boolean =>
  content.startsWith('PK\u0003\u0004') && folder.test(content.slice(-tailLength));

/** A compound file: a document of Word before 2007, or one of Office behind a password, in a stream of that name in UTF-16. */
const isCompound = (content: string): boolean => content.startsWith('\u00d0\u00cf\u0011\u00e0');
const encryptedStream = [...'EncryptedPackage'].join('\0');
const isEncrypted = (content: string): boolean => isCompound(content) && content.includes(encryptedStream);

const isJpeg = (content: string): boolean => content.startsWith('\u00ff\u00d8\u00ff');

/** The content of each type, its bytes decoded as Windows-1252. */
const signatures: Record<Extension, (content: string) => boolean> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  jfif: isJpeg,
  png: (content) => content.startsWith('\u2030PNG\r\n\u001a'),
  gif: (content) => content.startsWith('GIF8'),
  pdf: (content) => content.slice(0, headLength).includes('%PDF-'),
  doc: (content) => isCompound(content) || content.startsWith('{\\rtf'),
  docx: (content) => isArchiveWith(content, /\bword[/\\]/) || isEncrypted(content),
  xlsx: (content) => isArchiveWith(content, /\bxl[/\\]/) || isEncrypted(content),
};

/** Accepts a content of the type that the extension announces. */
export const isGenuine = (name: string, content: string): boolean => {
  const extension = findExtension(name);
  return extension !== undefined && signatures[extension](content);
};

/** A file with its fault, if any. */
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

/** How photos are drawn again to fit among the files of a request (docs/rules.md#photos). */

/** Largest size of a photo, so that three of them always go together. */
export const photoSize = Math.floor(attachmentsSize / 3);

/** Pictures, which may hold the place where they were taken. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png|gif|heic|heif)$/i.test(name);

/** Format of an iPhone, which few browsers read. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** Pictures without loss, screenshots most of the time: their texts stay sharp in a PNG. */
const isLossless = (name: string): boolean => /\.(png|gif)$/i.test(name);

export type PhotoType = 'image/jpeg' | 'image/png';

const formats = {
  'image/jpeg': { label: 'JPEG', family: /\.jpe?g$/i, extension: '.jpg' },
  'image/png': { label: 'PNG', family: /\.png$/i, extension: '.png' },
};

/** Name of a photo once it is of this type, and the format that it was converted to, if any. */
export const nameOfType = (name: string, type: PhotoType): { name: string; converted: string | null } => {
  const { label, family, extension } = formats[type];
  if (family.test(name)) return { name, converted: null };
  return { name: name.replace(/\.[^.]+$/, extension), converted: label };
};

/** Changes made to a photo before it is sent; sizes in bytes. */
export type PhotoChange = {
  source: File;
  converted: string | null;
  reduced: { from: number; to: number; quality: number } | null;
};

export type Attempt = { type: PhotoType; width: number; height: number; quality: number };

/** The longest side of a photo, in pixels: the figures of a meter can be read in the smallest. */
const longestSides = [3200, 2560, 2048, 1600];
const qualities = [0.9, 0.8, 0.7, 0.6];

/** The drawings to try, from the best to the smallest that can still be read. */
export const listAttempts = (name: string, width: number, height: number): Attempt[] => {
  const sizes = [...new Set(longestSides.map((side) => Math.min(1, side / Math.max(width, height))))].map(
    (scale) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }),
  );
  const jpegs = sizes.flatMap((size) =>
    qualities.map((quality) => ({ type: 'image/jpeg' as const, ...size, quality })),
  );
  const [largest] = jpegs;
  return largest && isLossless(name) ? [{ ...largest, type: 'image/png', quality: 1 }, ...jpegs] : jpegs;
};
