import type { Page, Route } from 'playwright-core';
import { z } from 'zod';
import type { BareRepository } from './bare-repository.ts';
import { answerQuery } from './graphql.ts';
import { PullRequests } from './pull-requests.ts';
import { answerRest } from './rest.ts';

const API = 'https://api.github.com';
/** The picture of every account: one transparent point, as a PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What everybody gets whose token is not, or no longer, one of theirs. */
const BAD_CREDENTIALS = {
  message: 'Bad credentials',
  documentation_url: 'https://docs.github.com/rest',
  status: '401',
};

const queryBody = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()),
});

/** How far requests get: all the way, nowhere, or there and their answer not back. */
type Network = 'there' | 'gone' | 'answers lost';

/**
 * A double of GitHub's interface over a real repository. It answers the pages that it is offered to
 * in the place of api.github.com, so that their Content-Security-Policy counts as it does in public.
 */
export class GitHub {
  readonly name = 'owner/site';
  readonly login = 'editor';
  readonly pulls = new PullRequests();
  /** The addresses of preview deploys, by commit. */
  readonly deployed = new Map<string, string>();
  /** What was asked, as method and path. */
  readonly requests: string[] = [];
  /** What was asked that the double does not know; every test ends with none. */
  readonly unknown: string[] = [];
  token = 'a-token';
  network: Network = 'there';
  /** What happens between the moment when a commit is asked for and the one when it is made. */
  beforeCommit = () => {};

  readonly git: BareRepository;

  constructor(git: BareRepository) {
    this.git = git;
  }

  /** To be called before the page is opened. */
  async offerTo(page: Page): Promise<void> {
    await page.route(`${API}/**`, (route) => this.#answer(route));
    await page.route('https://avatars.githubusercontent.com/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
    );
  }

  async #answer(route: Route): Promise<void> {
    if (this.network === 'gone') return route.abort('internetdisconnected');
    const request = route.request();
    const method = request.method();
    const path = new URL(request.url()).pathname;
    this.requests.push(`${method} ${path}`);
    const headers = { 'access-control-allow-origin': '*' };
    if ((await request.headerValue('authorization')) !== `token ${this.token}`) {
      return route.fulfill({ status: 401, json: BAD_CREDENTIALS, headers });
    }
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    const tell = (what: string) => this.unknown.push(`${method} ${path}: ${what}`);
    if (path === '/graphql') {
      const json = await answerQuery(this, queryBody.parse(body), tell);
      if (this.network === 'answers lost') return route.abort('connectionreset');
      return route.fulfill({ json, headers });
    }
    const answer = answerRest(this, { method, path, body });
    if (answer === undefined) {
      tell('no answer');
      return route.fulfill({ status: 501, headers });
    }
    const { status, json, bytes } = answer;
    if (bytes !== undefined) {
      return route.fulfill({
        status,
        headers,
        contentType: 'application/octet-stream',
        body: bytes,
      });
    }
    return route.fulfill({ status, headers, ...(json === undefined ? {} : { json }) });
  }
}
