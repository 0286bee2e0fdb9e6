import { createServer } from 'node:http';
import { portOf } from '../../scripts/static-server.ts';

/** How the server answers the next messages: with a status, or never. */
export type Answer = number | 'never';

/** A form service on this machine. */
export interface FormServer {
  address: string;
  answer: Answer;
  /** The messages that arrived, as the fields that were posted. */
  messages: Record<string, string>[];
  close: () => void;
}

/** Starts a server that takes posted forms from any page, as form services do. */
export async function startFormServer(): Promise<FormServer> {
  const service: FormServer = { address: '', answer: 200, messages: [], close: () => {} };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.method === 'POST') {
      service.messages.push(Object.fromEntries(new URLSearchParams(body)));
      if (service.answer === 'never') return;
    }
    const status = request.method === 'POST' ? Number(service.answer) : 200;
    response.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/html',
      ...(status === 302 ? { Location: '/thanks' } : {}),
    });
    response.end('<p>Thank you</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  service.address = `http://localhost:${portOf(server)}`;
  service.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}
