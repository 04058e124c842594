import type { AfterErrorHook } from 'payload';
import { isUnavailable, unavailableAnswer } from '../unavailable.ts';

/** Answers 503 with a sentence while the database cannot be reached, where Payload answers 500 "Something went wrong". */
export const answerUnavailable: AfterErrorHook = ({ error, req }) =>
  isUnavailable(error) ? { status: 503, response: unavailableAnswer(req.method) } : undefined;
