import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { addressKey } from '../../service/ports/address.ts'
import { type Environment, environment, EnvironmentError } from '../../service/process/environment.ts'
import type { Intake } from '../../service/intake/intake.ts'
import { openIntake } from '../../service/intake/openIntake.ts'
import { drain, isGateway, listen, origin, requestIdOf } from '../../service/process/listen.ts'
import { openLog } from '../../service/process/log.ts'
import { explain, say, whenAskedToEnd } from '../../service/process/process.ts'
import { Publicity, refuseUnsafe } from '../../service/process/publicity.ts'
import { type RunningService, startService } from '../../service/run/start.ts'
import { createGateway } from '../app.ts'
import { clientFiles, ClientMissing } from './clientFiles.ts'
import { securityHeaders } from './headers.ts'
import { listener, ownPaths, type Parts } from './listener.ts'
import { type Circuit, createCircuit } from '../rest/circuit.ts'
import type { RestFetch } from '../rest/client.ts'
import { watchUnasked } from './unasked.ts'
import { openUpstream } from './upstream.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Whatever answers `/common`, and what there is beside it. */
interface Behind {
  commonUrl: string
  fetch: RestFetch
  circuit?: Circuit
  /** The service in this process; null when it is elsewhere. */
  service: RunningService | null
  close: () => Promise<void>
}

/** The whole process: service, gateway and client on one port. */
async function main(words: readonly string[]) {
  const settings = environment(process.env)
  refuseUnsafe(settings, settings.commonUrl === undefined && !words.includes('--gateway-only'))
  const log = openLog(settings.logLevel)
  const publicity = new Publicity(settings, log)
  const { isPublic } = publicity
  // First of all, so that a port in use is told before a database is made.
  let answer: RequestListener = starting(settings)
  const server = await listen((request, response) => {
    publicity.hear(request.headers, isGateway(request, settings.gatewaySecret))
    answer(request, response)
  }, settings)
  const intake = await openIntake(settings, log)
  const behind = await openBehind(settings, { log, isPublic, intake }, words.includes('--gateway-only'))
  try {
    const { unasked, fetch } = watchUnasked(behind.fetch, addressKey)
    const gateway = createGateway({
      commonUrl: behind.commonUrl,
      fetch,
      circuit: behind.circuit,
      playground: settings.playground ?? true,
      isPublic,
      exampleLogin: behind.service?.sampleLogin ?? undefined,
      log,
      intake,
      keepCatalog: behind.service ? 0 : 5,
    })
    const parts = {
      publicUrl: settings.publicUrl,
      arrivalOf: (request: IncomingMessage) => ({
        caller: { ip: origin(request, settings) },
        requestId: requestIdOf(request.headers['x-request-id']?.toString()),
      }),
      log,
      gateway,
      unasked: settings.rateLimits ? unasked : undefined,
      service: behind.service,
    }
    const { own, close } = words.includes('--dev')
      ? await fromSources(server, settings, parts)
      : {
          own: listener({ ...parts, client: await clientFiles(clientOptions(settings, words)) }),
          close: null,
        }
    answer = own
    whenAskedToEnd(async () => {
      await close?.()
      gateway.close()
      behind.service?.endStreams()
      await drain(server)
      await behind.close()
      await intake.close()
    })
  } catch (error) {
    await behind.close()
    throw error
  }
  say(greeting(settings, behind.service))
}

const starting =
  ({ publicUrl }: Environment): RequestListener =>
  (_request, response) => {
    const headers = { ...securityHeaders(publicUrl), 'retry-after': '1' }
    response.writeHead(503, headers).end('Plaza is starting.')
  }

/** As built, but the client comes from its sources. */
async function fromSources(server: Server, settings: Environment, parts: Omit<Parts, 'client'>) {
  const { developmentClient } = await import('./development.ts')
  const client = await developmentClient(root, server, settings)
  const others = listener({ ...parts, client: null })
  const own: RequestListener = (request, response) => {
    if (ownPaths.test(request.url ?? '')) others(request, response)
    else client.answer(request, response)
  }
  return { own, close: client.close }
}

interface Surroundings {
  log: Logger
  isPublic: () => boolean
  intake: Intake
}

async function openBehind(
  settings: Environment,
  surroundings: Surroundings,
  gatewayOnly: boolean,
): Promise<Behind> {
  if (settings.commonUrl) {
    const { commonUrl, gatewaySecret } = settings
    const { fetch, close } = openUpstream(commonUrl, gatewaySecret, surroundings.isPublic)
    return { commonUrl, fetch, circuit: createCircuit(surroundings.log), service: null, close }
  }
  if (gatewayOnly) {
    throw new EnvironmentError('COMMON_URL must say where the /common API is, as the gateway runs alone.')
  }
  const service = await startService(settings, surroundings)
  return {
    commonUrl: settings.publicUrl,
    fetch: (request, { ip }) => service.fetch(request, { ip, isTakenIn: true }),
    service,
    close: () => service.stop(),
  }
}

function clientOptions(settings: Environment, words: readonly string[]) {
  const { commonUrl, mapConsent, mapEmbedUrl, publicUrl } = settings
  const [folder = `${root}dist`] = words.flatMap((word) => /^--client=(.+)$/.exec(word)?.slice(1) ?? [])
  return {
    folder,
    mapEmbedUrl,
    mapConsent,
    mapOrigin: new URL(mapEmbedUrl.replaceAll(/[{}]/g, '')).origin,
    mediaOrigins: [...new Set([publicUrl, commonUrl ?? publicUrl].map((url) => new URL(url).origin))],
  }
}

/** The last line of the start: where everything is. */
function greeting({ publicUrl }: Environment, service: RunningService | null): string {
  if (!service) return `Plaza is at ${publicUrl}`
  const { email, password } = service.superadmin
  const secret = password === null ? '' : ` with password ${password} (shown only this once)`
  const { sampleLogin: sample } = service
  const guest = sample ? `; to look around: ${sample.email} with password ${sample.password}` : ''
  const mail = service.mailbox ? `; mail is at ${service.mailbox}` : ''
  return `Plaza is at ${publicUrl}; superadmin: ${email}${secret}${guest}${mail}`
}

await main(process.argv.slice(2)).catch((error: unknown) =>
  explain(error instanceof ClientMissing ? new EnvironmentError(error.message) : error),
)
