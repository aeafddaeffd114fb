import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const json = { 'content-type': 'application/json' };

/** The headers that every call of a signed-in user carries. */
export type Identity = Record<string, string>;

/** Calls to a server under test, to each of its processes in turn, over a fixed number of keep-alive connections. */
export function createCalls(ports: number | readonly number[], connections: number) {
  const processes = [ports].flat();
  let turn = 0;

  // Without a limit of its own, an agent heeds none of the server's and sends into connections that are just being closed.
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, timeout: 60_000 });

  function send(
    method: string,
    path: string,
    headers: http.OutgoingHttpHeaders,
    body: string | Buffer,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const port = processes[turn++ % processes.length];
      const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      });
      request.on('error', reject).end(body);
    });
  }

  const post = (path: string, body: object, headers: http.OutgoingHttpHeaders = {}) =>
    send('POST', path, { ...json, ...headers }, JSON.stringify(body));
  const csrf = ({ headers }: Answer) => /csrftoken=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  const carry = (token: string): Identity => ({ 'x-csrftoken': token, cookie: `csrftoken=${token}` });

  return {
    send,
    post,
    /** The headers of a visitor's calls. */
    visit: async () => carry(csrf(await send('GET', '/api/get-csrf-token/', {}, ''))),

    /** Signs in with the visitor's headers. */
    signIn: async (visitor: Identity, username: string, password: string): Promise<Identity> => {
      const login = await post('/api/user/login', { username, password }, visitor);
      if (login.status !== 200) throw new Error(`${login.status} ${login.body}`);
      const { token } = JSON.parse(login.body) as { token: string };
      return { authorization: `Token ${token}`, ...carry(csrf(login)) };
    },

    /** Uploads a network and returns its id. */
    upload: async (identity: Identity, file = thousandQuestions()): Promise<string> => {
      const form = `--b\r\nContent-Disposition: form-data; name="xmlFile"; filename="b.xdsl"\r\n\r\n${file}\r\n--b--\r\n`;
      const headers = { ...identity, 'content-type': 'multipart/form-data; boundary=b' };
      const answer = await send('POST', '/api/network/upload', headers, form);
      if (answer.status !== 201) throw new Error(answer.body);
      return (JSON.parse(answer.body) as { networkId: string }).networkId;
    },

    close: () => agent.destroy(),
  };
}

/** A network whose last node, n4, has three states and 1,000 questions. */
function thousandQuestions(): string {
  const states = (count: number) => Array.from({ length: count }, (_, index) => `<state id="s${index}"/>`).join('');
  const parents = ['A', 'B', 'C'];
  return `<?xml version="1.0"?><smile version="1.0" id="benchmark"><nodes>${parents
    .map((id) => `<cpt id="${id}">${states(10)}</cpt>`)
    .join('')}<cpt id="D">${states(3)}<parents>${parents.join(' ')}</parents></cpt></nodes></smile>`;
}
