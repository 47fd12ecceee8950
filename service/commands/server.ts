import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { environment } from '../process/environment.ts'
import { openIntake } from '../intake/openIntake.ts'
import { drain, isGateway, listen, origin } from '../process/listen.ts'
import { openLog } from '../process/log.ts'
import { explain, say, whenAskedToEnd } from '../process/process.ts'
import { Publicity, refuseUnsafe } from '../process/publicity.ts'
import { startService } from '../run/start.ts'

async function main() {
  const settings = environment(process.env)
  refuseUnsafe(settings, true)
  const log = openLog(settings.logLevel)
  const publicity = new Publicity(settings, log)
  const intake = await openIntake(settings, log)
  const service = await startService(settings, { log, isPublic: publicity.isPublic, intake })
  const answer = getRequestListener((request, { incoming }) => {
    const message = incoming as HttpBindings['incoming']
    publicity.hear(message.headers, isGateway(message, settings.gatewaySecret))
    return service.fetch(request, { ip: origin(message, settings) })
  })
  const server = await listen(answer, settings).catch(async (error: unknown) => {
    await service.stop()
    throw error
  })
  whenAskedToEnd(async () => {
    service.endStreams()
    await drain(server)
    await service.stop()
    await intake.close()
  })

  const { email, password } = service.superadmin
  say(`Plaza's service: ${settings.publicUrl}/common/docs`)
  say(`Superadmin: ${email}${password === null ? '' : `, password ${password} (shown only this once)`}`)
  if (service.sampleLogin)
    say(`Sample login: ${service.sampleLogin.email}, password ${service.sampleLogin.password}`)
  if (service.mailbox) say(`Mail: ${service.mailbox}`)
}

await main().catch(explain)
