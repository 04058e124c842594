export { rebuildSearchIndex } from './rebuild.ts';
export { wordsIn } from './write.ts';
