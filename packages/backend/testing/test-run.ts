import type { TestProject } from 'vitest/node';
import { dropSampleTemplates } from './sample-template.ts';

/** Around each run of tests that use the sample company. */
export default function testRun(project: TestProject): () => Promise<void> {
  const name = String(process.pid);
  project.provide('testRun', name);
  return () => dropSampleTemplates(name);
}
