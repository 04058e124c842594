export { enqueueMail, type Posting } from './enqueue.ts';
export { unseal } from './seal.ts';
