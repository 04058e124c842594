// @ts-check
// Draws the pages of a PDF, or shows the HTML of a Word file, that the page around this frame hands over. Runs
// in a sandbox without an origin and may load nothing but itself and pdf.js.
import { GlobalWorkerOptions, getDocument } from '/pdfjs/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL('/pdfjs/pdf.worker.mjs', location.href).href;

/** More pages than this are no résumé; the file can be downloaded. */
const pagesMax = 30;

const status = /** @type {HTMLElement} */ (document.getElementById('status'));
const pages = /** @type {HTMLElement} */ (document.getElementById('pages'));

/** @param {import('pdfjs-dist').PDFDocumentProxy} pdf @param {number} number */
async function draw(pdf, number) {
  const page = await pdf.getPage(number);
  const width = Math.min(960, document.documentElement.clientWidth - 32);
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(2, devicePixelRatio);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `Page ${number} of ${pdf.numPages}`);
  const section = document.createElement('section');
  section.className = 'page';
  section.append(canvas);
  pages.append(section);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  const text = document.createElement('p');
  text.className = 'text';
  text.textContent = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('');
  section.append(text);
}

/** @param {ArrayBuffer} data */
async function open(data) {
  const pdf = await getDocument({ data, isEvalSupported: false, enableXfa: false, useWasm: false }).promise;
  const count = Math.min(pdf.numPages, pagesMax);
  for (let number = 1; number <= count; number += 1) await draw(pdf, number);
  status.textContent =
    count < pdf.numPages ? `These are ${count} of ${pdf.numPages} pages. Download the file to see all.` : '';
}

/** @param {string} html */
function show(html) {
  const section = document.createElement('section');
  section.className = 'page document';
  section.innerHTML = html;
  // The frame must not navigate.
  for (const link of section.querySelectorAll('a')) {
    link.title = link.getAttribute('href') ?? '';
    link.removeAttribute('href');
  }
  pages.append(section);
  status.textContent =
    section.textContent.trim() || section.querySelector('img') ? '' : 'This file has no text.';
}

let begun = false;
addEventListener('message', ({ data, source }) => {
  if (begun || source !== parent) return;
  begun = true;
  if (typeof data === 'string') return show(data);
  open(data).then(
    () => parent.postMessage('shown', '*'),
    (error) => {
      const locked = error?.name === 'PasswordException';
      status.textContent = locked
        ? 'This PDF asks for a password. Download it, or ask for one without.'
        : 'This PDF cannot be shown here. Download it to open it elsewhere.';
      parent.postMessage('failed', '*');
    },
  );
});
parent.postMessage('ready', '*');
