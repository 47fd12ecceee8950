import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { testIntake } from '../../support/http/intake.ts'
import { openTestService, type TestService } from '../../support/service.ts'

let service: TestService
let server: Server

beforeAll(async () => {
  service = await openTestService()
  const { services } = service
  const { publicUrl, log } = services
  const intake = testIntake()
  const send = createService({ ...services, intake }, { routes: allRoutes })
  const fetch = (request: Request, caller: { ip: string }) => send(request, { ...caller, isPassedOn: true })
  const gateway = createGateway({ commonUrl: publicUrl, playground: true, log, intake, fetch })
  const client = () => Promise.resolve(new Response('page'))
  const door = await openTestDoor({ publicUrl, log, gateway, client, service: send })
  server = door.server
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.close()
})

/**
 * Sends the body only after `100 Continue`. Returns everything received until the server closed the
 * connection.
 */
async function exchange(head: string, body = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  let isInvited = false
  socket.on('data', (data) => {
    answer += data.toString()
    if (isInvited || !answer.includes('100 Continue')) return
    isInvited = true
    socket.write(body)
  })
  socket.write(head)
  await once(socket, 'close')
  return answer
}

const post = (path: string, headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: plaza.test', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  )

test.each(['/', '/graphql?query={categories{id}}', '/common/types/', '/common/docs/', '/healthz'])(
  'HTTP/1.0 without a Host is answered like any other request: %s',
  async (path) => {
    const status = (answer: string) => answer.slice(9, 12)
    const accept = 'Accept: */*\r\n'
    const usual = await exchange(
      `GET ${path} HTTP/1.1\r\nHost: plaza.test\r\n${accept}Connection: close\r\n\r\n`,
    )
    const old = await exchange(`GET ${path} HTTP/1.0\r\n${accept}\r\n`)
    expect(status(old)).toBe(status(usual))
    expect(status(old)).not.toBe('400')
    expect(status(await exchange(`GET ${path} HTTP/1.1\r\n${accept}\r\n`))).toBe('400')
  },
)

test.each(['/graphql', '/common/login/'])(
  'UP-2 too large a body gets 413 by its announced length, also with `Expect: 100-continue`: %s',
  async (path) => {
    const answer = await exchange(post(path, ['Content-Length: 100001', 'Expect: 100-continue']))
    expect(answer).toMatch(/HTTP\/1\.1 413 .*larger than 100 kB/s)
  },
)

test.each([
  ['/graphql', '{"query":"{ categories { id } }"}', 200],
  ['/common/login/', '{"email":"nobody@example.org","password":"not-a-password"}', 401],
])('`Expect: 100-continue` gets one 100 Continue: %s', async (path, body, status) => {
  const expected = new RegExp(`^HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 ${status} `)
  const headers = [`Content-Length: ${body.length}`, 'Expect: 100-continue', 'Connection: close']
  expect(await exchange(post(path, headers), body)).toMatch(expected)
})
