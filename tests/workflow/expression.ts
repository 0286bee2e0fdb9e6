import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** What expressions may name, by the names of GitHub's contexts: "github", "steps", "vars". */
export interface Contexts {
  github: GithubContext;
  [name: string]: unknown;
}

/** What is told of the run. */
export interface GithubContext {
  event_name: 'push' | 'pull_request';
  /** The branch or tag, "refs/heads/main". */
  ref: string;
  /** The commit that is checked out. */
  sha: string;
  event: { before?: string };
}

/** How the steps before went, for `always()` and the like. */
export type Status = 'success' | 'failure';

/** The expressions in a text, `${{ ... }}`. */
const IN_TEXT = /\$\{\{(.+?)\}\}/gs;

/** Whether a step or job runs by its `if`; without a word on the status only while all went well. */
export function runsIf(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  const text = condition?.replace(IN_TEXT, '$1') ?? 'success()';
  const asksStatus = /\b(always|failure|success|cancelled)\(\)/.test(text);
  const whole = asksStatus ? text : `success() && (${text})`;
  return truthy(evaluate(whole, contexts, status));
}

/** A text with its expressions filled in. */
export function fillIn(text: string, contexts: Contexts, status: Status = 'success'): string {
  return text.replace(IN_TEXT, (_, expression: string) =>
    evaluate(expression, contexts, status).coerceString(),
  );
}

function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
  const answers = {
    always: true,
    success: status === 'success',
    failure: status === 'failure',
    cancelled: false,
  };
  const functions = [
    ...Object.entries(answers).map(([name, answer]) => ({
      name,
      minArgs: 0,
      maxArgs: 0,
      call: () => new data.BooleanData(answer),
    })),
    // What a cache is found by: another commit is taken for other files.
    {
      name: 'hashFiles',
      minArgs: 1,
      maxArgs: 255,
      call: () => new data.StringData(contexts.github.sha),
    },
  ];
  const known: data.Dictionary = JSON.parse(JSON.stringify(contexts), data.reviver);
  const parser = new Parser(
    new Lexer(expression.trim()).lex().tokens,
    Object.keys(contexts),
    functions,
  );
  const byName = new Map(functions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(parser.parse(), known, byName).evaluate();
}
