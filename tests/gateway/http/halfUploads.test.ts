import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import { listener } from '../../../gateway/process/listener.ts'
import { createService } from '../../../service/run/app.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { ByteBudget } from '../../../gateway/network/budget.ts'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'
import { listen, origin } from '../../../gateway/network/listen.ts'
import { halfUploads } from '../../bench/siege/halfUploads.ts'
import { openTestService, type TestService } from '../../support/service.ts'

let service: TestService
let server: Server
let url = ''
const budget = new ByteBudget()

beforeAll(async () => {
  service = await openTestService()
  const { services } = service
  const { publicUrl, log } = services
  const intake = new Intake(budget, new TempFolder('never-written'))
  const app = createService({ ...services, intake }, { routes: allRoutes })
  const gateway = createGateway({
    commonUrl: publicUrl,
    playground: false,
    log,
    intake,
    fetch: (request, caller) => app(request, { ...caller, isTakenIn: true }),
  })
  const trust = { gatewaySecret: undefined, trustedHops: 0 }
  const answer = listener({
    publicUrl,
    log,
    gateway,
    client: null,
    service: { send: app },
    arrivalOf: (request: IncomingMessage) => ({
      caller: { ip: origin(request, trust) },
      requestId: randomUUID(),
    }),
  })
  server = await listen(answer, { host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.close()
})

test('UP-9 unfinished uploads without a session get 401; unfinished operations free memory', async () => {
  const sockets = 10
  const { answers, mostTaken, others } = await halfUploads({ url, rounds: 2, sockets })
  expect(answers).toEqual({ 401: 3 * 2 * sockets, none: 2 * 2 * sockets })
  // Most of these bytes are in the socket buffers of the two ends.
  expect(mostTaken).toBeLessThan(15_000_000)
  expect(others.failed).toBe(0)
  await expect.poll(() => budget.held).toBe(0)
})
