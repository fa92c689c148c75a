import { writeFileSync } from 'node:fs';
import { type Reporter, type TestCase, type TestModule } from 'vitest/node';
import { type Failure, type RunReport } from './run-report.ts';

/** Vitest hands errors over as plain objects; a property's assertion is its error's cause. */
function chain(error: unknown): Failure['errors'] {
  if (typeof error !== 'object' || error === null) return [];
  const { name, message, cause } = error as { name?: unknown; message?: unknown; cause?: unknown };
  const compares = 'actual' in error && 'expected' in error;
  return [{ name: String(name), message: String(message), compares }, ...chain(cause)];
}

function failure(test: TestCase): Failure {
  const errors = test.result().errors ?? [];
  return {
    file: test.module.relativeModuleId,
    title: test.fullName,
    errors: errors.flatMap(chain),
  };
}

/** Writes what passed and what failed, and by which errors, to the file that RULES_REPORT names. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const report: RunReport = {
      passed: tests.filter((test) => test.result().state === 'passed').map((test) => test.fullName),
      failed: tests.filter((test) => test.result().state === 'failed').map(failure),
      unloaded: modules
        .filter((module) => module.errors().length > 0)
        .map((module) => module.relativeModuleId),
    };
    const target = process.env.RULES_REPORT;
    if (target === undefined) throw new Error('RULES_REPORT names no file');
    writeFileSync(target, JSON.stringify(report));
  }
}
