import type { CaptchaAction } from '@riverfront/contract';
import { useEffect, useRef, useState } from 'react';
import { confirmHuman, type HumanPass, humanProblem } from './confirm-human.ts';

/** Passes are given up a little before the server does, so that none expires on its way there. */
const marginSeconds = 10;

interface State {
  verifying: boolean;
  pass?: HumanPass;
  problem?: string;
  hasExpired?: boolean;
}

/**
 * The states of the checkbox: unchecked, verifying, verified (specification, section 4).
 * @param value the pass as the form holds it; taking it away there unchecks the box
 */
export function useHumanCheck(
  action: CaptchaAction,
  value: string | null,
  onChange: (pass: string | null) => void,
) {
  const [{ verifying, pass, problem, hasExpired }, setState] = useState<State>({ verifying: false });
  const attempt = useRef<AbortController>(undefined);
  const report = useRef(onChange);
  report.current = onChange;

  useEffect(() => () => attempt.current?.abort(), []);

  const isCurrent = value !== null && pass?.captcha === value;
  const validForSeconds = isCurrent ? pass.validForSeconds : undefined;
  useEffect(() => {
    if (validForSeconds === undefined) return;
    const expire = () => {
      setState({ verifying: false, hasExpired: true });
      report.current(null);
    };
    const timer = setTimeout(expire, Math.max(1, validForSeconds - marginSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [validForSeconds]);

  async function check() {
    const controller = new AbortController();
    attempt.current = controller;
    setState({ verifying: true });
    try {
      const received = await confirmHuman(action, controller.signal);
      if (controller.signal.aborted) return;
      setState({ verifying: false, pass: received });
      report.current(received.captcha);
    } catch (error) {
      if (!controller.signal.aborted) setState({ verifying: false, problem: humanProblem(error) });
    }
  }

  function reset() {
    attempt.current?.abort();
    setState({ verifying: false });
    report.current(null);
  }

  return {
    verifying,
    verified: value !== null,
    problem: value === null ? problem : undefined,
    hasExpired: value === null && hasExpired,
    setChecked: (checked: boolean) => (checked ? void check() : reset()),
  };
}
