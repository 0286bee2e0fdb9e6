import type { Connect } from 'vite';

/**
 * A middleware whose failure is an answer, 500 with the reason: left alone, the rejected promise
 * would end the development server.
 */
export function answeringFailures(
  handle: (...request: Parameters<Connect.NextHandleFunction>) => Promise<void>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await handle(request, response, next);
    } catch (error) {
      console.error(error);
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(error instanceof Error ? error.message : String(error));
    }
  };
}
