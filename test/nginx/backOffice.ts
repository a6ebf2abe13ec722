import { createNodeServer, listen } from '../sandbox/server/listen.ts';

/** Back office that records the headers of the requests. The query `status=404` chooses the status. */
export const startBackOffice = async () => {
  const recorded: Record<string, string>[] = [];
  const server = createNodeServer(({ url, headers }) => {
    recorded.push(Object.fromEntries(headers));
    const { pathname, searchParams } = new URL(url);
    return Response.json(
      { code: '00', text: 'a'.repeat(4096) },
      {
        status: Number(searchParams.get('status') ?? 200),
        headers: {
          'content-type': pathname.startsWith('/saml') ? 'text/html' : 'application/json',
          'cache-control': 'public, max-age=60',
          'content-security-policy': "default-src *; form-action 'self'",
          'strict-transport-security': 'max-age=1',
          'x-content-type-options': 'none',
          'x-powered-by': 'a framework',
        },
      },
    );
  });
  const { url, close } = await listen(server, 0);
  return { port: Number(new URL(url).port), recorded, stop: close };
};
