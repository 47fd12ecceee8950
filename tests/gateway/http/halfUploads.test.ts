import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import { createService } from '../../../service/run/app.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { halfUploads } from '../../bench/siege/halfUploads.ts'
import { openTestService, type TestService } from '../../support/service.ts'

let service: TestService
let close = () => {}
let url = ''
const intake = new Intake(new TempFolder('never-written'))

beforeAll(async () => {
  service = await openTestService()
  const { services } = service
  const { publicUrl, log } = services
  const app = createService({ ...services, intake }, { routes: allRoutes })
  const gateway = createGateway({
    commonUrl: publicUrl,
    playground: false,
    log,
    intake,
    fetch: (request, caller) => app(request, { ...caller, isPassedOn: true }),
  })
  const door = await openTestDoor({ publicUrl, log, gateway, service: app })
  ;({ url, close } = door)
})
afterAll(async () => {
  close()
  await service.close()
})

test('UP-9 unfinished uploads without a session get 401; unfinished operations free memory', async () => {
  const sockets = 10
  const { answers, mostTaken, others } = await halfUploads({ url, rounds: 2, sockets })
  expect(answers).toEqual({ 401: 3 * 2 * sockets, none: 2 * 2 * sockets })
  // Most of these bytes are in the socket buffers of the two ends.
  expect(mostTaken).toBeLessThan(15_000_000)
  expect(others.failed).toBe(0)
  await expect.poll(() => intake.uploads).toBe(0)
})
