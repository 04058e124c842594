import { resumeMaxBytes, resumeTypes } from '@riverfront/contract/applications';

/** Value of the file field's `accept`. */
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

/** What the visitor is told before choosing a file. */
export const resumeHint = `PDF, DOC, DOCX or TXT, at most ${fileSize(resumeMaxBytes)}.`;

/** What is wrong with a chosen file, as far as its name and size tell; the server looks inside. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !resumeTypes.some((type) => type === ending)) {
    return 'Please choose a PDF, DOC, DOCX or TXT file.';
  }
  if (size > resumeMaxBytes) {
    return `The file has ${fileSize(size)}. Please choose one of at most ${fileSize(resumeMaxBytes)}.`;
  }
  return size === 0 ? 'The file is empty. Please choose another one.' : undefined;
}

/** `412 KB` or `1.4 MB`, as file managers count: 1 KB has 1,024 bytes. Never rounded down. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = bytes / 1024;
  if (kilobytes <= 999) return `${Math.ceil(kilobytes)} KB`;
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`;
}
