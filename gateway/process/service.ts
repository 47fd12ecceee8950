import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { flushCompileCache } from 'node:module'
import { startService, superadminPasswordFault } from '../../service/run/start.ts'
import { openIntake } from '../network/intake.ts'
import { drain, isGateway, listen, origin } from '../network/listen.ts'
import { network } from '../network/network.ts'
import { environment } from './environment.ts'
import { securityHeaders } from './headers.ts'
import { openLog } from './log.ts'
import { explain, say, whenAskedToEnd } from './process.ts'
import { Publicity, refuseUnsafe } from './publicity.ts'

async function main() {
  const settings = environment(process.env)
  refuseUnsafe(settings, superadminPasswordFault)
  const log = await openLog(settings.logLevel)
  const publicity = new Publicity(settings, log)
  const intake = await openIntake(settings, log)
  const { isPublic } = publicity
  const service = await startService(settings, { log, isPublic, intake, network })
  const answer = getRequestListener((request, bindings) => {
    const { incoming } = bindings as HttpBindings
    publicity.hear(incoming.headers, isGateway(incoming, settings.gatewaySecret))
    return service.fetch(request, { ip: origin(incoming, settings) })
  })
  const server = await listen(answer, { ...settings, headers: securityHeaders(settings.publicUrl) }).catch(
    async (error: unknown) => {
      await service.stop()
      throw error
    },
  )
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
  flushCompileCache()
}

await main().catch(explain)
