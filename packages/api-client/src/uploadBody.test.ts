import { expect, test } from 'vitest';
import { createApiClient } from './client.js';
import { uploadBody } from './uploadBody.js';

test('R-439 R-1196 R-1225 an upload is a form with the file, unchanged and with its name, in the field xmlFile', async () => {
  let request: Request | undefined;
  const api = createApiClient({
    baseUrl: 'https://credence.test/api',
    fetch: (sent) => {
      request = sent;
      return Promise.resolve(Response.json({ networkId: '7fK2pQ9xWb4T' }, { status: 201 }));
    },
  });
  const bytes = new Uint8Array([60, 233, 13, 10]);
  const { data } = await api.POST('/network/upload', uploadBody(new File([bytes], 'larynx.xdsl')));

  expect(data).toEqual({ networkId: '7fK2pQ9xWb4T' });
  expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  const form = await request?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['xmlFile']);
  const file = form?.get('xmlFile') as File;
  expect(file.name).toBe('larynx.xdsl');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});
