import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createGateway } from '../app.ts'
import { openIntake } from '../network/openIntake.ts'
import { drain, isGateway, listen, origin, requestIdOf } from '../network/listen.ts'
import { type Behind, chooseBehind } from './behind/behind.ts'
import { exportRelay } from './behind/exportRelay.ts'
import { clientFiles } from './pages/clientFiles.ts'
import { type Environment, environment } from './environment.ts'
import { securityHeaders } from './headers.ts'
import { faults } from './faults.ts'
import { listener, ownPaths, type Parts } from './listener.ts'
import { machinePages } from './pages/machinePages.ts'
import { openLog } from './log.ts'
import { publicPages } from '../publicPages/publicPages.ts'
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
    { ...settings, headers: securityHeaders(settings.publicUrl) },
  )
  const intake = await openIntake(settings, log)
  const behind = await openBehind({ log, isPublic, intake })
  try {
    const { unasked, fetch, ask } = watchUnasked(behind)
    const playground = settings.playground ?? true
    const gateway = createGateway({
      commonUrl: behind.commonUrl,
      fetch,
      ask,
      circuit: behind.circuit,
      playground,
      isPublic,
      exampleLogin: behind.service?.sampleLogin ?? undefined,
      log,
      intake,
      keepCatalog: behind.service ? 0 : 5,
      publicPages: settings.publicPages,
      publicUrl: settings.isPublicUrlSet ? settings.publicUrl : null,
      pageOrigin: new URL(settings.publicUrl).origin,
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
      machines: machinePages(`${root}reports/machines`, () => playground && !isPublic()),
      publicPages: publicPages({
        commonUrl: behind.commonUrl,
        publicUrl: settings.publicUrl,
        mediaOrigins: mediaOriginsOf(settings),
        hasSharing: settings.publicPages,
        ask,
        fetch,
        circuit: behind.circuit,
        log,
      }),
      reportFault: faults(log, settings.rateLimits),
      service: behind.service,
      isReady: behind.isReady,
      relay: behind.service ? undefined : exportRelay({ commonUrl: behind.commonUrl, fetch }, log),
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

async function fromSources(server: Server, settings: Environment, parts: Omit<Parts, 'client'>) {
  const { developmentClient } = await import('./development.ts')
  const client = await developmentClient(root, server, settings.map)
  const others = listener({ ...parts, client: null })
  const own: RequestListener = (request, response) => {
    if (ownPaths.test(request.url ?? '')) others(request, response)
    else client.answer(request, response)
  }
  return { own, close: client.close }
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
