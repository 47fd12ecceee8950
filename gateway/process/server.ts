import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createGateway } from '../app.ts'
import { openIntake } from '../network/intake.ts'
import { drain, isGateway, listen, origin } from '../network/listen.ts'
import { type Behind, chooseBehind } from './behind/behind.ts'
import { exportRelay } from './behind/exportRelay.ts'
import { clientFiles } from './pages/clientFiles.ts'
import { type Environment, environment } from './environment.ts'
import { securityHeaders } from './headers.ts'
import { faults } from './faults.ts'
import { openDoor, type Parts } from './door.ts'
import { machinePages } from './pages/machinePages.ts'
import { openLog } from './log.ts'
import { explain, say, whenAskedToEnd } from './process.ts'
import { Publicity } from './publicity.ts'
import { watchUnasked } from './unasked.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function main(words: readonly string[]) {
  const settings = environment(process.env)
  const openBehind = await chooseBehind(settings, words.includes('--gateway-only'))
  const log = await openLog(settings.logLevel)
  const publicity = new Publicity(settings, log)
  const { isPublic } = publicity
  // Listen first, so that a port in use is reported before a database is created.
  let answer: RequestListener = whileStarting(settings)
  const server = await listen(
    (request, response) => {
      publicity.hear(request.headers, isGateway(request, settings.gatewaySecret))
      answer(request, response)
    },
    { host: settings.host, port: settings.port, headers: securityHeaders(settings.publicUrl) },
  )
  const intake = await openIntake(settings, log)
  const behind = await openBehind({ log, isPublic, intake })
  try {
    const { unasked, fetch } = watchUnasked(behind.fetch)
    const playground = settings.playground ?? true
    const isPlayground = () => playground && !isPublic()
    const gateway = createGateway({
      commonUrl: behind.commonUrl,
      fetch,
      circuit: behind.circuit,
      playground,
      isPublic,
      exampleLogin: behind.service?.sampleLogin ?? undefined,
      log,
      intake,
      keepCatalog: behind.service ? 0 : 5,
      publicUrl: settings.isPublicUrlSet ? settings.publicUrl : null,
      pageOrigin: new URL(settings.publicUrl).origin,
    })
    const parts = {
      publicUrl: settings.publicUrl,
      addressOf: (request: IncomingMessage) => origin(request, settings),
      log,
      gateway,
      isPlayground,
      unasked: settings.rateLimits ? unasked : undefined,
      machines: machinePages(`${root}reports/machines`, isPlayground),
      reportFault: faults(log, settings.rateLimits),
      service: behind.service?.fetch ?? null,
      isReady: behind.isReady,
      relay: behind.service ? undefined : exportRelay({ commonUrl: behind.commonUrl, fetch }, log),
    }
    const client = words.includes('--dev')
      ? await fromSources(server, settings)
      : { answer: await builtClient(settings, words), close: null }
    answer = openDoor({ ...parts, client: client.answer })
    whenAskedToEnd(async () => {
      await client.close?.()
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
  say(greeting(settings, behind))
  // Node writes this cache by itself only on a normal exit.
  flushCompileCache()
}

const whileStarting =
  ({ publicUrl }: Environment): RequestListener =>
  (_request, response) => {
    const headers = { ...securityHeaders(publicUrl), 'retry-after': '1' }
    response.writeHead(503, headers).end('Plaza is starting.')
  }

type Client = NonNullable<Parts['client']>

async function fromSources(server: Server, settings: Environment) {
  const { developmentClient } = await import('./development.ts')
  const client = await developmentClient(root, server, settings.map)
  const answer: Client = async ({ env }) => {
    client.answer(env.incoming, env.outgoing)
    return RESPONSE_ALREADY_SENT
  }
  return { answer, close: client.close }
}

async function builtClient(settings: Environment, words: readonly string[]): Promise<Client> {
  const files = await clientFiles(clientOptions(settings, words))
  return async ({ req }) => await files(req.raw)
}

function clientOptions(settings: Environment, words: readonly string[]) {
  const { map } = settings
  const [folder = `${root}dist`] = words.flatMap((word) => /^--client=(.+)$/.exec(word)?.slice(1) ?? [])
  return {
    folder,
    map,
    frames: map.embed === null ? [] : [originOf(map.embed)],
    images: [...mediaOriginsOf(settings), ...(map.embed === null ? [originOf(map.tiles)] : [])],
  }
}

/** The origin of a URL template. */
const originOf = (template: string) => new URL(template.replaceAll(/[{}]/g, '')).origin

const mediaOriginsOf = ({ commonUrl, mediaOrigins, publicUrl }: Environment) => [
  ...new Set([publicUrl, commonUrl ?? publicUrl, ...mediaOrigins].map((url) => new URL(url).origin)),
]

function greeting({ publicUrl }: Environment, { service }: Behind): string {
  if (!service) return `Plaza is at ${publicUrl}`
  const { email, password } = service.superadmin
  const secret = password === null ? '' : ` with password ${password} (shown only this once)`
  const { sampleLogin: sample } = service
  const guest = sample ? `; to look around: ${sample.email} with password ${sample.password}` : ''
  const mail = service.mailbox ? `; mail is at ${service.mailbox}` : ''
  return `Plaza is at ${publicUrl}; superadmin: ${email}${secret}${guest}${mail}`
}

await main(process.argv.slice(2)).catch(explain)
