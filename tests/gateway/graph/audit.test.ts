import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import { canonical } from '../../../gateway/graph/canonical.ts'
import { testIntake } from '../../support/http/intake.ts'

let server: Server
let url = ''

beforeAll(async () => {
  const silent = () => {}
  const gateway = createGateway({
    commonUrl: 'http://plaza.test',
    playground: true,
    // By GET, only the client's own documents run; here those are the documents that the audits send.
    operations: {
      typename: canonical('{ __typename }'),
      type: canonical('query Type($name: String!) { __type(name: $name) { name } }'),
    },
    log: { info: silent, warn: silent, error: silent },
    intake: testIntake(),
    fetch: async () => Response.json({}),
  })
  server = createServer((request, response) => {
    void gateway.listen(request, response, { caller: { ip: '192.0.2.1' }, requestId: 'request-1' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
})
afterAll(() => server.close())

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url })

  test('there are 61 audits', () => expect(audits).toHaveLength(61))

  test.each(audits)('$id $name', async (audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  })
})
