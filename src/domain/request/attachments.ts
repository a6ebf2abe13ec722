import { cutAt } from '../fileName.ts';

const mostAttachments = 3;
/** Maximum total size in bytes of the files of a request. */
export const attachmentsSize = 5_242_880;

export const attachmentExtensions = [
  ...['jpg', 'jpeg', 'jfif', 'png', 'gif'],
  ...['pdf', 'doc', 'docx', 'xlsx'],
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

export type Attachment = Pick<File, 'name' | 'size'>;

const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const device = /^(con|prn|aux|nul|(com|lpt)\d)$/i;
const longestName = 255;

/** File name that every system accepts. The extension `.jfif` becomes `.jpg`. */
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

export const findFault = ({ name, size }: Attachment): AttachmentFault | null => {
  if (!findExtension(name)) return 'wrong-type';
  return size === 0 ? 'empty-file' : null;
};

/** Number of bytes to inspect: the first 1024 (start of a PDF), the last 64 KiB (directory of a ZIP). */
export const headLength = 1024;
const tailLength = 65_536;

/** True for a ZIP archive with an entry whose path, with `/` or `\` as separator, matches `folder`. */
const isArchiveWith = (content: string, folder: RegExp): boolean =>
  content.startsWith('PK\u0003\u0004') && folder.test(content.slice(-tailLength));

/** True for a compound file (OLE): a Word document (.doc), or an Office document with a password. */
const isCompound = (content: string): boolean => content.startsWith('\u00d0\u00cf\u0011\u00e0');
const encryptedStream = [...'EncryptedPackage'].join('\0');
const isEncrypted = (content: string): boolean => isCompound(content) && content.includes(encryptedStream);

const isJpeg = (content: string): boolean => content.startsWith('\u00ff\u00d8\u00ff');

/** Checks that the content of a file has the type of its extension. Contents are decoded as Windows-1252. */
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

export const isGenuine = (name: string, content: string): boolean => {
  const extension = findExtension(name);
  return extension !== undefined && signatures[extension](content);
};

export type Inspected<Given extends Attachment = File> = { file: Given; fault: AttachmentFault | null };

export type Refused = { name: string; fault: AttachmentFault };

export type Sorted<Given extends Attachment = File> = {
  accepted: readonly Given[];
  refused: readonly Refused[];
};

const sumSizes = (files: readonly Attachment[]): number => files.reduce((total, { size }) => total + size, 0);

export const faultOfAll = (files: readonly Attachment[]): AttachmentFault | null => {
  if (files.length > mostAttachments) return 'too-many-files';
  return sumSizes(files) > attachmentsSize ? 'size-files-too-large' : null;
};

type Dated = Attachment & Pick<File, 'lastModified'>;

export const isSame = (one: Dated, other: Dated): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const faultAmong = (accepted: readonly Dated[], file: Dated): AttachmentFault | null => {
  if (accepted.some((other) => isSame(other, file))) return 'already-added';
  // Checked before the total size, because removing other files cannot make room for this file.
  if (file.size > attachmentsSize) return 'file-too-large';
  return faultOfAll([...accepted, file]);
};

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

/** Maximum size of a photo in bytes: three photos then fit into a request. */
export const photoSize = Math.floor(attachmentsSize / 3);

export const isPhoto = (name: string): boolean => /\.(jpe?g|png|gif|heic|heif)$/i.test(name);

/** True for the photo formats of iPhones, which few browsers can decode. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** True for lossless formats, mostly screenshots, whose text would be blurred in a JPEG. */
const isLossless = (name: string): boolean => /\.(png|gif)$/i.test(name);

export type PhotoType = 'image/jpeg' | 'image/png';

const formats = {
  'image/jpeg': { label: 'JPEG', family: /\.jpe?g$/i, extension: '.jpg' },
  'image/png': { label: 'PNG', family: /\.png$/i, extension: '.png' },
};

export const nameOfType = (name: string, type: PhotoType): { name: string; converted: string | null } => {
  const { label, family, extension } = formats[type];
  if (family.test(name)) return { name, converted: null };
  return { name: name.replace(/\.[^.]+$/, extension), converted: label };
};

/** Changes made to a photo before it is sent. Sizes are in bytes. */
export type PhotoChange = {
  source: File;
  converted: string | null;
  reduced: { from: number; to: number; quality: number } | null;
};

export type Attempt = { type: PhotoType; width: number; height: number; quality: number };

/** Lengths of the longer side to try, in pixels. At 1600, the digits of a meter are still readable. */
const longestSides = [3200, 2560, 2048, 1600];
const qualities = [0.9, 0.8, 0.7, 0.6];

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
