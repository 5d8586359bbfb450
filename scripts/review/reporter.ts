import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

/**
 * Says how a story differs, once and as soon as its last try is judged, and how many stories are
 * done. Playwright's own reporters say it again for each try, each with the path of a file that
 * nobody needs, and once more at the end.
 */
export default class Progress implements Reporter {
  private done = 0;
  private total = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, retry, error }: TestResult) {
    if (status === 'interrupted' || (status === 'failed' && retry < test.retries)) return;
    this.done += 1;
    const count = `[${this.done}/${this.total}]`;
    const isSeen = process.stdout.isTTY;
    if (isSeen) process.stdout.write('\r\u001b[2K');
    if (status === 'failed') {
      const lines = (error?.message ?? '').replace(/^Error: /, '').replaceAll('\n', '\n    ');
      console.log(`${count} ${test.title}\n    ${lines}`);
    } else if (test.outcome() === 'flaky') console.log(`${count} ${test.title}: flaky`);
    else if (isSeen) process.stdout.write(count);
    else if (this.done % 50 === 0) console.log(count);
  }

  /** What keeps Playwright from judging at all. */
  onError({ message, value }: TestError) {
    console.log(message ?? value);
  }

  onEnd() {
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  }

  printsToStdio() {
    return true;
  }
}
