import { resumeMaxBytes, resumeTypes } from '@riverfront/contract/application-limits';

/** Value of the file field's `accept`. */
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

/** The hint of the file field. */
export const resumeHint = `PDF, DOC, DOCX or TXT, at most ${formatFileSize(resumeMaxBytes)}.`;

/** Validates a chosen file by its name and size; the server looks inside. */
export function validateResume({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !resumeTypes.some((type) => type === extension)) {
    return 'Please choose a PDF, DOC, DOCX or TXT file.';
  }
  if (size > resumeMaxBytes) {
    return `The file has ${formatFileSize(size)}. Please choose one of at most ${formatFileSize(resumeMaxBytes)}.`;
  }
  return size === 0 ? 'The file is empty. Please choose another one.' : undefined;
}

/** Said of a file that was saved again or deleted after it was chosen: browsers send it no more. */
export const fileChanged = 'The file has changed since you chose it. Please choose it again.';

/** Returns whether a chosen file can still be read. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Formats a size: `412 KB` or `1.4 MB`, as file managers count: 1 KB has 1,024 bytes. Never rounded down. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = bytes / 1024;
  if (kilobytes <= 999) return `${Math.ceil(kilobytes)} KB`;
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`;
}
